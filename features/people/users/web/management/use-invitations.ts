import { useQueryClient } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import type { Answered } from '#core/web/transport/parse-answer.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import type { OpenInvitation } from '#features/people/identity/domain/account.ts';
import * as invitations from '#features/people/identity/domain/invitation-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { copyLink } from '#ui/CopyLink.tsx';
import { aboutUsers } from './user-cache.ts';

const lists = { queryKey: queryKeyOf(invitations.list) };

interface Invited {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly corporationId: string | null;
}

type Invitation = Answered<typeof invitations.invite>;

const linkIn = (answer: Invitation): string | null => answer?.link ?? null;

/** Sends invitations, again too, and revokes them. */
export function useInvitations() {
  const client = useQueryClient();
  const sending = useRecordMutation({
    record: ({ email }: Invited) => `invitation ${email}`,
    send: ({ email, firstName, lastName, corporationId }) =>
      call(invitations.invite, { body: { email, firstName, lastName, corporationId } }),
    notice: (answer, { email }) =>
      linkIn(answer) === null ? noticeText(userNotices['invitation.sent'], { email }) : null,
    // Without a mail server it is handed over.
    confirm: (answer) => {
      const link = linkIn(answer);
      if (link !== null) void copyLink(link);
    },
    refetched: aboutUsers,
  });
  const revoking = useRecordMutation({
    record: ({ email }: OpenInvitation) => `invitation ${email}`,
    send: ({ id }) => call(invitations.revoke, { params: { id } }),
    shownIn: [lists],
    show: ({ id }) => {
      client.setQueriesData<OpenInvitation[]>(lists, (all) => all?.filter((one) => one.id !== id));
    },
    notice: (_, person) =>
      noticeText(userNotices['invitation.revoked'], { name: personName(person) }),
    refetched: aboutUsers,
  });
  return {
    invite: (person: Invited) => sending.mutate(person),
    revoke: (invitation: OpenInvitation) => revoking.mutate(invitation),
  };
}
