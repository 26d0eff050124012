import { may } from '#core/domain/authorization/permissions.ts';
import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { permissionToAssign } from '#features/people/users/domain/roles/permission-to-assign.ts';
import { isFoundryAccount } from '#features/people/users/domain/foundry-account.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';

/** What the viewer may do with somebody's roles and account. */
export function useMayAct() {
  const { person } = useSession();
  const mayAssign = (role: SystemRoleName) => may(person, permissionToAssign[role]);
  return {
    mayAssign,
    /** Also sets and clears the foundry flag. */
    maySetFlag: mayAssign('Foundry User'),
    assignable: (user: ManagedUser): SystemRoleName[] =>
      systemRoleNames.filter(
        (role) => mayAssign(role) && !user.systemRoles.some(({ name }) => name === role),
      ),
    mayMerge: may(person, 'manageFoundryAccounts'),
    isSelf: (user: ManagedUser) => user.email?.toLowerCase() === person.verifiedEmail,
    mayManage: (user: ManagedUser) =>
      may(person, isFoundryAccount(user) ? 'manageFoundryAccounts' : 'manageUsers'),
  };
}
