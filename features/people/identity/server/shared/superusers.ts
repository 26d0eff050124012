import { and, eq, exists, isNull, or } from 'drizzle-orm';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { authAccounts, authPasskeys, authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, users, userSystemRoles } from '#core/server/tables/users.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';

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
  if (isOne && remaining.length === 1) throw refused(identityRefusals['user.lastSuperuser']);
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
    throw refused(identityRefusals['user.lastSuperuser']);
  }
  return result;
}
