import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#core/domain/identity/role-endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { approveOpenRequest } from '#features/people/users/server/role-requests/approve-open-request.ts';
import { roleRefusals } from '#features/people/users/domain/refusals.ts';
import { loadManagedUser } from '#features/people/users/server/shared/managed-account.ts';
import { removeRole } from '#features/people/users/server/shared/system-roles.ts';
import { giveRole, grantRole } from './give-role.ts';
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

  users: async ({ viewer }) => store.everybody(viewer),

  assign: async ({ viewer, body: { userId, roleName: role, endsAt = null }, db }) => {
    const now = await lockAuthority(db, viewer);
    grantRole(now, role);
    await loadManagedUser(db, userId);
    const link = await giveRole(db, now, { userId, role, endsAt });
    // What the person has asked for is theirs.
    if (link === null && endsAt !== null) throw refused(roleRefusals['role.held']);
    if (link !== null) await approveOpenRequest(db, now, { userId, role, endsAt });
    return link ?? {};
  },

  remove: async ({ viewer, body: { userId, roleName: role }, db }) => {
    const { userId: actorId } = grantRole(await lockAuthority(db, viewer), role);
    const { isFoundryUser } = await loadManagedUser(db, userId);
    const isRemoved = await removeRole(db, { userId, actorId }, role);
    return { isRemoved, isFoundryByFlag: isFoundryUser };
  },
});
