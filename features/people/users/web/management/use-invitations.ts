import { useQueryClient } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import type { OpenInvitation } from '#features/people/identity/domain/account.ts';
import * as invitations from '#features/people/identity/domain/invitation-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { aboutUsers } from './user-cache.ts';

const lists = { queryKey: queryKeyOf(invitations.list) };

interface Invited {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly corporationId: string | null;
}

/** Sends invitations, again too, and revokes them. */
export function useInvitations() {
  const client = useQueryClient();
  const sending = useRecordMutation({
    record: ({ email }: Invited) => `invitation ${email}`,
    send: ({ email, firstName, lastName, corporationId }) =>
      call(invitations.invite, { body: { email, firstName, lastName, corporationId } }),
    notice: (_, { email }) => noticeText(userNotices['invitation.sent'], { email }),
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
