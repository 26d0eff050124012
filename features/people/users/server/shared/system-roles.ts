import { and, eq, exists, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { SystemRoleName, UserRoleLink } from '#core/domain/authorization/system-role.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import { emit } from '#core/server/events/emit.ts';
import { authAccounts, authPasskeys, authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, users, userSystemRoles } from '#core/server/tables/users.ts';
import { userRefusals } from '#features/people/users/domain/refusals.ts';
import { roleEvents } from '#features/people/users/server/events.ts';
import type { AccountChange } from './account-change.ts';

/**
 * System roles, given and taken in the caller's transaction. Whether the caller may is the caller's
 * to decide.
 */

const superuser: SystemRoleName = 'Superuser';

/** Of an active account: a verified address, without which no role counts, and a way to sign in. */
function canSignIn(db: Queryable) {
  const hasOne = (table: typeof authAccounts | typeof authPasskeys) =>
    exists(db.select({ id: table.id }).from(table).where(eq(table.userId, authUsers.id)));
  return and(
    users.isActive,
    authUsers.emailVerified,
    or(hasOne(authAccounts), hasOne(authPasskeys)),
  );
}

/** Those who are Superuser without an end date, and can sign in. */
const lastingSuperusers = (db: Queryable) =>
  db
    .select({ id: users.id })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.authId))
    .innerJoin(userSystemRoles, eq(userSystemRoles.userId, users.id))
    .innerJoin(systemRoles, eq(systemRoles.id, userSystemRoles.systemRoleId))
    .where(and(eq(systemRoles.name, superuser), isNull(userSystemRoles.endsAt), canSignIn(db)));

/**
 * For every change by which somebody stops being a Superuser who can sign in. Two who remove the last
 * two at once would each still see the other: one waits for the end of the other's transaction.
 * A Superuser whose role ends some day does not count: nobody acts on that day.
 * @throws Refused `user.lastSuperuser`
 */
export async function assertNotLastSuperuser(db: Queryable, userId: string): Promise<void> {
  await lockUntilCommit(db, 'superusers');
  const remaining = await lastingSuperusers(db);
  const isOne = remaining.some(({ id }) => id === userId);
  if (isOne && remaining.length === 1) throw refused(userRefusals['user.lastSuperuser']);
}

/**
 * For a change of the ways in which somebody signs in: it is decided after it, since what is left may
 * be enough. The refusal undoes it with the transaction.
 * @throws Refused `user.lastSuperuser`
 */
export async function keepingSuperuser<Result>(
  db: Queryable,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockUntilCommit(db, 'superusers');
  const before = await lastingSuperusers(db);
  const result = await change();
  if (before.length > 0 && (await lastingSuperusers(db)).length === 0) {
    throw refused(userRefusals['user.lastSuperuser']);
  }
  return result;
}

async function roleIdOf(db: Queryable, role: SystemRoleName): Promise<string> {
  const [found] = await db
    .select({ id: systemRoles.id })
    .from(systemRoles)
    .where(eq(systemRoles.name, role));
  if (!found) throw new Error(`The database has no system role ${role}.`);
  return found.id;
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
