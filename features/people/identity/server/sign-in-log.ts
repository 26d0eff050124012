import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { authAccounts, authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { noteSignIn } from '#features/people/identity/server/shared/note-sign-in.ts';

/**
 * Stands where an address has no account, or a passkey names nobody. What was typed is not kept: it may
 * be somebody's address who never was here, or a password in the wrong field.
 */
const nobody = 'unknown';

/** The methods of the identity library's requests. */
const methods = new Map([
  ['/sign-in/email', 'email and password'],
  ['/two-factor/verify-totp', 'authenticator app'],
  ['/two-factor/verify-backup-code', 'recovery code'],
  ['/passkey/verify-authentication', 'passkey'],
]);

export const signInMethod = (path: string): string | null => methods.get(path) ?? null;

/** An account, by its address or by its id in the identity library. */
export type Account = { readonly email: string } | { readonly authId: string };

/** The same query for an address that has no account: its time tells nothing. */
async function personOf(db: Queryable, account: Account | null): Promise<string | null> {
  if (account === null) return null;
  const isIt =
    'email' in account
      ? sql`lower(${users.email}) = ${account.email.trim().toLowerCase()}`
      : eq(users.authId, account.authId);
  const [user] = await db.select({ id: users.id }).from(users).where(isIt).limit(1);
  return user?.id ?? null;
}

/** Records a sign-in, and notes it on the person. Somebody's first one comes before their record. */
export async function recordSignIn(db: Database, email: string, method: string): Promise<void> {
  await noteSignIn(db, email);
  const actorId = await personOf(db, { email });
  await emit(db, identityEvents['session.begun'], {
    userId: actorId ?? nobody,
    actorId,
    method,
  });
}

/** Records that a sign-in was refused. Who tried is not known, only whose account it was. */
export async function recordRefusal(
  db: Database,
  account: Account | null,
  method: string,
  problem: string,
): Promise<void> {
  const userId = await personOf(db, account);
  await emit(db, identityEvents['session.refused'], {
    userId: userId ?? nobody,
    actorId: null,
    method,
    problem,
  });
}

export async function recordSignOut(db: Database, authId: string): Promise<void> {
  const actorId = await personOf(db, { authId });
  if (actorId === null) return;
  await emit(db, identityEvents['session.ended'], { userId: actorId, actorId });
}

/** Records the provider's account that a sign-in, begun at this moment, has linked. */
export async function recordLink(
  db: Database,
  email: string,
  provider: string,
  since: Date,
): Promise<void> {
  const linked = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(
      and(
        eq(authUsers.email, email),
        eq(authAccounts.providerId, provider),
        gte(authAccounts.createdAt, since),
      ),
    );
  if (linked.length === 0) return;
  const actorId = await personOf(db, { email });
  await emit(db, identityEvents['account.linked'], {
    userId: actorId ?? nobody,
    actorId,
    provider,
  });
}
