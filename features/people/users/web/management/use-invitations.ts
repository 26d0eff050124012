import { useQueryClient } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import type { Answered } from '#core/web/transport/parse-answer.ts';
import type { OpenInvitation } from '#features/people/identity/domain/account.ts';
import type { invite } from '#features/people/identity/domain/invitation-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { copyLink } from '#ui/CopyLink.tsx';
import { invitationCalls, type InvitedPerson } from './invitation-calls.ts';
import { aboutUsers } from './user-cache.ts';

type Invitation = Answered<typeof invite>;

const linkIn = (answer: Invitation): string | null => answer?.link ?? null;

/** Sends invitations, again too, and revokes them: those to this corporation, or all. */
export function useInvitations(corporationId: string | undefined) {
  const client = useQueryClient();
  const calls = invitationCalls(corporationId);
  const lists = { queryKey: calls.listed.queryKey };
  const sending = useRecordMutation({
    record: ({ email }: InvitedPerson) => `invitation ${email}`,
    send: ({ email, firstName, lastName, corporationId: to }) =>
      calls.invite({ email, firstName, lastName, corporationId: to }),
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
    send: ({ id }) => calls.revoke(id),
    shownIn: [lists],
    show: ({ id }) => {
      client.setQueriesData<OpenInvitation[]>(lists, (all) => all?.filter((one) => one.id !== id));
    },
    notice: (_, person) =>
      noticeText(userNotices['invitation.revoked'], { name: personName(person) }),
    refetched: aboutUsers,
  });
  return {
    invite: (person: InvitedPerson) => sending.mutate(person),
    revoke: (invitation: OpenInvitation) => revoking.mutate(invitation),
  };
}
