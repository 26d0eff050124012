import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { passwordRefusal } from '#features/people/identity/domain/password.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { hashPassword } from '#core/platform/identity/password.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authAccounts, authSessions } from '#core/server/tables/identity.ts';
import { systemRoles, users, userSystemRoles } from '#core/server/tables/users.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import type { AccountChange } from './account-change.ts';
import { accountEvents } from './account-events.ts';
import { assertNotLastSuperuser } from './superusers.ts';
import { insertPassword } from './accounts.ts';

/**
 * Changes of accounts. Each runs in the caller's transaction, is recorded, and works at once: the
 * database tells every node. Whether the caller may is the caller's to decide.
 */

export interface Account {
  readonly id: string;
  readonly authId: string | null;
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isFoundryUser: boolean;
  readonly corporation: string | null;
  readonly roles: string[];
  /** When one of their sessions was last renewed; null: none is open. */
  readonly lastSeenAt: string | null;
}

const accountColumns = {
  id: users.id,
  authId: users.authId,
  email: users.email,
  name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  isActive: users.isActive,
  isFoundryUser: users.isFoundryUser,
  corporation: corporations.name,
  roles: sql<string[]>`array(
    select ${systemRoles.name} from ${userSystemRoles}
    join ${systemRoles} on ${systemRoles.id} = ${userSystemRoles.systemRoleId}
    where ${userSystemRoles.userId} = ${users.id} and ${isHeld} order by ${systemRoles.name})`,
  lastSeenAt: sql<string | null>`(
    select to_char(max(${authSessions.updatedAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
    from ${authSessions} where ${authSessions.userId} = ${users.authId})`,
};

const accounts = (db: Queryable) =>
  db
    .select(accountColumns)
    .from(users)
    .leftJoin(corporations, eq(corporations.id, users.corporationId));

/** Everybody, by address. */
export const listAccounts = (db: Queryable): Promise<Account[]> =>
  accounts(db).orderBy(asc(sql`lower(${users.email})`));

export async function accountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [account] = await accounts(db).where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return account ?? null;
}

/** Ends all sessions, but for the one to keep; returns how many were open. */
export async function endSessions(
  db: Queryable,
  { userId, actorId }: AccountChange,
  keptId: string | null = null,
): Promise<number> {
  const ended = await db
    .delete(authSessions)
    .where(
      and(
        sql`${authSessions.userId} = (select ${users.authId} from ${users} where ${users}.id = ${userId})`,
        keptId === null ? undefined : ne(authSessions.id, keptId),
      ),
    )
    .returning({ id: authSessions.id });
  if (ended.length > 0) await emit(db, accountEvents.sessionsEnded, { userId, actorId });
  return ended.length;
}

/** Deactivating also signs the person out everywhere. @throws Refused `user.lastSuperuser` */
export async function setActive(
  db: Queryable,
  { userId, actorId }: AccountChange,
  isActive: boolean,
): Promise<boolean> {
  if (!isActive) await assertNotLastSuperuser(db, userId);
  const changed = await db
    .update(users)
    .set({ isActive, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), ne(users.isActive, isActive)))
    .returning({ id: users.id });
  if (!isActive) await endSessions(db, { userId, actorId });
  if (changed.length === 0) return false;
  const { activated, deactivated } = accountEvents;
  await (isActive
    ? emit(db, activated, { userId, actorId })
    : emit(db, deactivated, { userId, actorId }));
  return true;
}

/** How a new password is checked. */
export interface PasswordCheck {
  readonly least: number;
  /** Words that guessers try first, beside the person's own. */
  readonly words?: readonly string[];
}

/**
 * Checks a new password, and hashes it: slow, so not within a transaction.
 * @throws Refused `password.…` or `user.noAccount`
 */
export async function hashNewPassword(
  db: Queryable,
  userId: string,
  password: string,
  { least, words = [] }: PasswordCheck,
): Promise<string> {
  const person = await loadSignIn(db, userId);
  const about = [person.email, `${person.firstName} ${person.lastName}`, ...words];
  const refusal = passwordRefusal(password, { least, about });
  if (refusal) throw new Refused(refusal, refusal.message);
  return hashPassword(password);
}

async function loadSignIn(db: Queryable, userId: string) {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person?.authId) throw refused(identityRefusals['user.noAccount']);
  return { ...person, authId: person.authId };
}

/**
 * Sets a password, by its hash, and signs the person out everywhere else.
 * @throws Refused `user.noAccount`
 */
export async function setPassword(
  db: Queryable,
  { userId, actorId }: AccountChange,
  hash: string,
  keptId: string | null = null,
): Promise<void> {
  const { authId } = await loadSignIn(db, userId);
  const credential = and(
    eq(authAccounts.userId, authId),
    eq(authAccounts.providerId, 'credential'),
  );
  const changed = await db
    .update(authAccounts)
    .set({ password: hash, updatedAt: new Date() })
    .where(credential)
    .returning({ id: authAccounts.id });
  if (changed.length === 0) await insertPassword(db, authId, hash);
  await emit(db, identityEvents['user.passwordSet'], { userId, actorId });
  await endSessions(db, { userId, actorId }, keptId);
}

export interface OpenSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string | null;
  readonly browser: string | null;
}

/** The open sessions of a person, the one seen last first. */
export const openSessions = (db: Queryable, authId: string): Promise<OpenSession[]> =>
  db
    .select({
      id: authSessions.id,
      createdAt: authSessions.createdAt,
      lastSeenAt: authSessions.updatedAt,
      address: authSessions.ipAddress,
      browser: authSessions.userAgent,
    })
    .from(authSessions)
    .where(and(eq(authSessions.userId, authId), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(authSessions.updatedAt));
