import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#core/domain/identity/role-endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { RoleStore } from './store.ts';

export const roleHandlers = (store: RoleStore): Handlers<typeof endpoints> => ({
  list: () => store.list(),
  ofUser: async ({ viewer, params }) => {
    const own = params.userId === viewer.userId;
    if (!own && !may(viewer, 'manageSystemRoles')) throw refused(refusals.notFound);
    // Roles that do not count for an unverified address are not shown either.
    if (own && viewer.verifiedEmail === null) return [];
    const roles = await store.ofUser(viewer, params.userId);
    if (roles === null) throw refused(refusals.notFound);
    return roles;
  },
});
