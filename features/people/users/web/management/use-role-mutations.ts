import { useQueryClient } from '@tanstack/react-query';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { personName } from '#core/domain/identity/names.ts';
import { assign, remove } from '#core/domain/identity/role-endpoints.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { update } from '#features/people/users/domain/profile-endpoints.ts';
import { aboutUsers, showUser, shownUsers } from './user-cache.ts';

interface RoleChange {
  readonly user: ManagedUser;
  readonly role: SystemRoleName;
  readonly isHeld: boolean;
  /** Null: for good. */
  readonly endsAt: string | null;
}
interface FlagChange {
  readonly user: ManagedUser;
  readonly isOn: boolean;
}

const nameOf = ({ user }: { readonly user: ManagedUser }): string => personName(user);

function withRole(user: ManagedUser, { role, isHeld, endsAt }: RoleChange): ManagedUser {
  const others = user.systemRoles.filter(({ name }) => name !== role);
  if (!isHeld) return { ...user, systemRoles: others };
  const now = new Date().toISOString();
  const held = { id: role, name: role, description: null, createdAt: now, updatedAt: now, endsAt };
  return { ...user, systemRoles: [...others, held] };
}

async function sendRole({ user, role, isHeld, endsAt }: RoleChange): Promise<boolean> {
  const body = { userId: user.id, roleName: role };
  if (!isHeld) return (await callUntilAnswered(remove, { body })).isFoundryByFlag;
  await callUntilAnswered(assign, { body: { ...body, endsAt } });
  return false;
}

/** Gives and takes system roles and the foundry flag: shown at once, with Undo. */
export function useRoleMutations() {
  const client = useQueryClient();
  const record = ({ user }: { readonly user: ManagedUser }) => `user ${user.id}`;
  const parts = { record, shownIn: shownUsers, refetched: aboutUsers };
  const roleOf = useRecordMutation({
    ...parts,
    send: sendRole,
    show: (change: RoleChange) => {
      const before = change.user.systemRoles.find(({ name }) => name === change.role);
      showUser(client, change.user.id, (user) => withRole(user, change));
      const back = { ...change, isHeld: !change.isHeld, endsAt: before?.endsAt ?? null };
      return { undo: () => back };
    },
    notice: (isFoundryByFlag, change) => {
      const { isHeld, role } = change;
      const isStillFoundry = isFoundryByFlag && role === 'Foundry User';
      const removed = isStillFoundry ? 'role.removedButFlag' : 'role.removed';
      const sentence = userNotices[isHeld ? 'role.assigned' : removed];
      return noticeText(sentence, { name: nameOf(change), role });
    },
  });
  const flag = useRecordMutation({
    ...parts,
    send: ({ user, isOn }: FlagChange) =>
      callUntilAnswered(update, { params: { id: user.id }, body: { isFoundryUser: isOn } }),
    show: ({ user: { id }, isOn }) =>
      showUser(client, id, (user) => ({ ...user, isFoundryUser: isOn })),
    notice: (_, change) =>
      noticeText(userNotices[change.isOn ? 'flag.on' : 'flag.off'], { name: nameOf(change) }),
  });
  return {
    assign: (user: ManagedUser, role: SystemRoleName, endsAt: string | null = null) =>
      roleOf.mutate({ user, role, isHeld: true, endsAt }),
    remove: (user: ManagedUser, role: SystemRoleName) =>
      roleOf.mutate({ user, role, isHeld: false, endsAt: null }),
    setFlag: (user: ManagedUser, isOn: boolean) => flag.mutate({ user, isOn }),
  };
}
