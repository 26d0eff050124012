import { and, eq, lte, not, sql } from 'drizzle-orm';
import type { SystemRoleName, UserRoleLink } from '#core/domain/authorization/system-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import { emit } from '#core/server/events/emit.ts';
import { systemRoles, userSystemRoles } from '#core/server/tables/users.ts';
import { roleEvents } from '#features/people/users/server/events.ts';
import type { AccountChange } from '#features/people/identity/server/shared/account-change.ts';
import { assertNotLastSuperuser } from '#features/people/identity/server/shared/superusers.ts';

/**
 * System roles, given and taken in the caller's transaction. Whether the caller may is the caller's
 * to decide.
 */

const superuser: SystemRoleName = 'Superuser';

async function roleIdOf(db: Queryable, role: SystemRoleName): Promise<string> {
  const [row] = await db
    .select({ id: systemRoles.id })
    .from(systemRoles)
    .where(eq(systemRoles.name, role));
  if (!row) throw new Error(`The database has no system role ${role}.`);
  return row.id;
}

const linkOf = (userId: string, systemRoleId: string) =>
  and(eq(userSystemRoles.userId, userId), eq(userSystemRoles.systemRoleId, systemRoleId));

const linkColumns = {
  id: userSystemRoles.id,
  userId: userSystemRoles.userId,
  systemRoleId: userSystemRoles.systemRoleId,
  createdAt: userSystemRoles.createdAt,
  updatedAt: userSystemRoles.updatedAt,
};

/** Returns the new link; null: the person holds the role already, and nothing has changed. */
export async function assignRole(
  db: Queryable,
  { userId, actorId }: AccountChange,
  role: SystemRoleName,
  { endsAt = null, isTold = true }: { endsAt?: string | null; isTold?: boolean } = {},
): Promise<UserRoleLink | null> {
  const systemRoleId = await roleIdOf(db, role);
  // One whose end has passed, and that was not swept away yet.
  await db.delete(userSystemRoles).where(and(linkOf(userId, systemRoleId), not(isHeld)));
  const [link] = await db
    .insert(userSystemRoles)
    .values({ userId, systemRoleId, endsAt })
    .onConflictDoNothing()
    .returning(linkColumns);
  if (!link) return null;
  await emit(db, roleEvents.assigned, { userId, actorId, role, endsAt, isTold });
  return link;
}

/** Returns whether the person held it. @throws Refused `user.lastSuperuser` */
export async function removeRole(
  db: Queryable,
  { userId, actorId }: AccountChange,
  role: SystemRoleName,
): Promise<boolean> {
  if (role === superuser) await assertNotLastSuperuser(db, userId);
  const removed = await db
    .delete(userSystemRoles)
    .where(linkOf(userId, await roleIdOf(db, role)))
    .returning({ userId: userSystemRoles.userId });
  if (removed.length > 0) await emit(db, roleEvents.removed, { userId, actorId, role });
  return removed.length > 0;
}

/** Removes the roles whose end has passed, and tells those who held them. */
export async function removeEndedRoles(db: Queryable): Promise<void> {
  const ended = await db
    .delete(userSystemRoles)
    .where(lte(userSystemRoles.endsAt, sql`now()`))
    .returning({ userId: userSystemRoles.userId, roleId: userSystemRoles.systemRoleId });
  if (ended.length === 0) return;
  const roles = await db.select({ id: systemRoles.id, name: systemRoles.name }).from(systemRoles);
  for (const { userId, roleId } of ended) {
    const role = roles.find(({ id }) => id === roleId)?.name as SystemRoleName;
    await emit(db, roleEvents.ended, { userId, actorId: null, role });
  }
}
