import { hashPassword } from '#server/platform/identity/password.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { newId } from '#server/tables/columns.ts';
import { authAccounts, authUsers } from '#server/tables/identity.ts';
import { users } from '#server/tables/users.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  title: string | null;
  corporationId: string | null;
  isFoundryUser: boolean;
}

/**
 * Makes somebody who can sign in at once: whoever runs this machine vouches for the address.
 * Answers the id of our user record. The password's rules are the caller's to check.
 */
export async function createAccount(db: Queryable, account: NewAccount): Promise<string> {
  const { password, ...person } = account;
  const email = person.email.toLowerCase();
  const authId = newId();
  await db.insert(authUsers).values({
    id: authId,
    email,
    emailVerified: true,
    name: `${person.firstName} ${person.lastName}`.trim(),
  });
  // The identity library's own way of keeping a password: an account of the provider "credential".
  await db.insert(authAccounts).values({
    id: newId(),
    accountId: authId,
    providerId: 'credential',
    userId: authId,
    password: await hashPassword(password),
  });
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
