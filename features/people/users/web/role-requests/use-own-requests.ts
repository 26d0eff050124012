import { useQuery } from '@tanstack/react-query';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/people/users/domain/role-requests/endpoints.ts';
import type { ReviewedRoleRequest } from '#features/people/users/domain/role-requests/role-request.ts';

const none: readonly ReviewedRoleRequest[] = [];

/** The viewer's own requests, and which of these roles they can ask for. */
export function useOwnRequests(roles: readonly SystemRoleName[]) {
  const { person } = useSession();
  const { data } = useQuery(queryOptionsOf(list, { query: { scope: 'own' } }));
  const requests = data?.data ?? none;
  const open = requests.filter(({ status }) => status === 'PENDING');
  const isHeld = (role: SystemRoleName) =>
    person.systemRoles.includes(role) || (role === 'Foundry User' && person.isFoundryUser);
  const isOpen = (role: SystemRoleName) => open.some((one) => one.requestedRole === role);
  // A Superuser may do everything.
  const isComplete = person.systemRoles.includes('Superuser');
  const requestable =
    data === undefined || isComplete ? [] : roles.filter((role) => !isHeld(role) && !isOpen(role));
  return { requests, open, requestable };
}
