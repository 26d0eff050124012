import { eq, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { passwordRefusal } from '#features/people/identity/domain/password.ts';
import { hashPassword } from '#core/platform/identity/password.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { throwIfRefused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { authAccounts, authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';

interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  title: string | null;
  corporationId: string | null;
  isFoundryUser: boolean;
}

export type NewAccount = NewPerson & { readonly password: string };

/**
 * Creates a user who can sign in at once, without verifying the address: the operator vouches for
 * it. `alongside` is done in the same transaction. Returns the id of our user record.
 * @throws Refused `password.tooShort` or `password.common`.
 */
export async function createAccount(
  db: Database,
  { password, ...person }: NewAccount,
  least: number = limits.passwordMinLength,
  alongside: (tx: Queryable, userId: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const about = [person.email, `${person.firstName} ${person.lastName}`];
  throwIfRefused(passwordRefusal(password, { least, about }));
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const userId = await insertAccount(tx, { ...person, hash });
    await alongside(tx, userId);
    return userId;
  });
}

/** The identity library stores a password as an account of the provider "credential". */
export const insertPassword = (db: Queryable, authId: string, hash: string) =>
  db.insert(authAccounts).values({
    id: newId(),
    accountId: authId,
    providerId: 'credential',
    userId: authId,
    password: hash,
  });

/**
 * {@link createAccount} by the hash of a password; null: they sign in by a provider. For somebody who has a
 * record without an account, its id is `knownId`.
 */
export async function insertAccount(
  db: Queryable,
  { hash, ...person }: NewPerson & { readonly hash: string | null },
  knownId?: string,
): Promise<string> {
  const email = person.email.toLowerCase();
  const authId = newId();
  await db.insert(authUsers).values({
    id: authId,
    email,
    emailVerified: true,
    name: `${person.firstName} ${person.lastName}`.trim(),
  });
  if (hash !== null) await insertPassword(db, authId, hash);
  if (knownId !== undefined) {
    await db
      .update(users)
      .set({
        authId,
        isActive: true,
        updatedAt: sql`now()`,
        corporationId: sql`coalesce(${person.corporationId}::uuid, ${users.corporationId})`,
      })
      .where(eq(users.id, knownId));
    return knownId;
  }
  const userId = newId();
  await db.insert(users).values({
    id: userId,
    authId,
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    title: person.title,
    corporationId: person.corporationId,
    isFoundryUser: person.isFoundryUser,
  });
  return userId;
}
