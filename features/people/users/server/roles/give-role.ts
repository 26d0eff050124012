import type { SystemRoleName, UserRoleLink } from '#core/domain/authorization/system-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { permissionToAssign } from '#features/people/users/domain/roles/permission-to-assign.ts';
import { roleRefusals } from '#features/people/users/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { assignRole } from '#features/people/users/server/shared/system-roles.ts';

/** @throws Refused `forbidden` with who may give and take this role (section 6) */
export const grantRole = (viewer: Viewer, role: SystemRoleName) =>
  grant(viewer, permissionToAssign[role]);

interface Given {
  readonly userId: string;
  readonly role: SystemRoleName;
  /** Null: for good. */
  readonly endsAt: string | null;
  /** False: the person is told of it in another way. */
  readonly isTold?: boolean;
}

/**
 * Gives a role in the current transaction; the right comes first, also when the role is held already.
 * `viewer` is of `lockAuthority`. Null: it is held.
 * @throws Refused `forbidden` or `role.past`
 */
export async function giveRole(
  db: Queryable,
  viewer: Viewer,
  { userId, role, endsAt, isTold = true }: Given,
): Promise<UserRoleLink | null> {
  const { userId: actorId } = grantRole(viewer, role);
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) throw refused(roleRefusals['role.past']);
  return assignRole(db, { userId, actorId }, role, { endsAt, isTold });
}
