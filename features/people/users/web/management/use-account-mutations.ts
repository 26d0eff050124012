import { useQueryClient } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { changeAccount, endSessions } from '#features/people/users/domain/management-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { aboutUsers, showUser, shownUsers } from './user-cache.ts';

type Corporation = ManagedUser['corporation'];

/** Disables, enables, moves and signs out: shown at once, with Undo where there is a way back. */
export function useAccountMutations() {
  const client = useQueryClient();
  const record = ({ user }: { readonly user: ManagedUser }) => `user ${user.id}`;
  const parts = { record, shownIn: shownUsers, refetched: aboutUsers };
  const activity = useRecordMutation({
    ...parts,
    send: ({ user: { id }, isActive }: { user: ManagedUser; isActive: boolean }) =>
      callUntilAnswered(changeAccount, { params: { id }, body: { isActive } }),
    show: ({ user, isActive }) => {
      showUser(client, user.id, (one) => ({ ...one, isActive }));
      return { undo: () => ({ user, isActive: !isActive }) };
    },
    notice: (_, { user, isActive }) =>
      noticeText(userNotices[isActive ? 'account.enabled' : 'account.disabled'], {
        name: personName(user),
      }),
  });
  const place = useRecordMutation({
    ...parts,
    send: ({ user: { id }, to }: { user: ManagedUser; to: Corporation }) =>
      callUntilAnswered(changeAccount, { params: { id }, body: { corporationId: to?.id ?? null } }),
    show: ({ user, to }) => {
      showUser(client, user.id, (one) => ({ ...one, corporation: to }));
      return { undo: () => ({ user, to: user.corporation }) };
    },
    notice: (_, { user, to }) =>
      noticeText(userNotices['account.moved'], {
        name: personName(user),
        corporation: to?.name ?? 'no corporation',
      }),
  });
  const sessions = useRecordMutation({
    ...parts,
    send: (user: ManagedUser) => call(endSessions, { params: { id: user.id } }),
    record: (user) => `user ${user.id}`,
    notice: (_, user) => noticeText(userNotices['account.signedOut'], { name: personName(user) }),
  });
  return {
    setActive: (user: ManagedUser, isActive: boolean) => activity.mutate({ user, isActive }),
    move: (user: ManagedUser, to: Corporation) => place.mutate({ user, to }),
    signOut: (user: ManagedUser) => sessions.mutate(user),
  };
}
