import type { Contract } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { refused } from '#server/platform/http/refused.ts';
import type { RoleStore } from './store.ts';

export const roleHandlers = (store: RoleStore): Handlers<Contract['roles']> => ({
  list: () => store.list(),
  ofUser: async ({ viewer, params }) => {
    const own = params.userId === viewer.userId;
    if (!own && !may(viewer, 'manageSystemRoles')) throw refused('notFound');
    // Roles that an unverified address keeps from counting are not told either.
    if (own && viewer.verifiedEmail === null) return [];
    const roles = await store.ofUser(viewer, params.userId);
    if (roles === null) throw refused('notFound');
    return roles;
  },
});
