import type { InfiniteData, QueryClient, QueryFilters } from '@tanstack/react-query';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import * as requests from '#features/people/users/domain/role-requests/endpoints.ts';
import * as ofCorporation from '#features/people/identity/domain/corporation-invitation-endpoints.ts';
import * as invitations from '#features/people/identity/domain/invitation-endpoints.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { account, figures, list } from '#features/people/users/domain/management-endpoints.ts';

const userLists = { queryKey: queryKeyOf(list) };
const userAccounts = { queryKey: queryKeyOf(account) };
/** The queries that show people of the list. */
export const shownUsers = [userLists, userAccounts];
/** What depends on accounts and roles beside the list. */
export const aboutUsers: readonly QueryFilters[] = [
  ...shownUsers,
  { queryKey: queryKeyOf(figures) },
  { queryKey: queryKeyOf(invitations.list) },
  { queryKey: queryKeyOf(ofCorporation.list) },
  { queryKey: queryKeyOf(roles.ofUser) },
  // Whoever is given a role has no request for it left.
  { queryKey: queryKeyOf(requests.list) },
  { queryKey: queryKeyOf(requests.figures) },
];

/** Shows somebody changed, wherever they are shown. */
export function showUser(
  client: QueryClient,
  id: string,
  change: (user: ManagedUser) => ManagedUser,
): void {
  const changed = (user: ManagedUser) => (user.id === id ? change(user) : user);
  client.setQueriesData<InfiniteData<Paginated<ManagedUser>>>(
    userLists,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, data: page.data.map(changed) })),
      },
  );
  client.setQueriesData<ManagedUser>(userAccounts, (user) => user && changed(user));
}
