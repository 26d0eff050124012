import { eq, or } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { hashPassword } from '#core/platform/identity/password.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { passwordRefusal } from '#features/people/identity/domain/password.ts';
import {
  lowerEmail,
  passwordCheckOf,
  type PasswordSettings,
} from '#features/people/identity/server/account-parts.ts';
import { insertAccount } from './accounts.ts';

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly corporationId: string | null;
}

type FirstPassword = Omit<Person, 'corporationId'> & { readonly password: string };

/** Checks the password of a new account. @throws Refused `password.…` */
export function assertFirstPassword(
  settings: PasswordSettings,
  { email, firstName, lastName, password }: FirstPassword,
): void {
  const { least, words = [] } = passwordCheckOf({ settings });
  const about = [email, `${firstName} ${lastName}`, ...words];
  throwIfRefused(passwordRefusal(password, { least, about }));
}

/** The same, and hashes it: slow, so not within a transaction. @throws Refused `password.…` */
export async function hashFirstPassword(
  settings: PasswordSettings,
  person: FirstPassword,
): Promise<string> {
  assertFirstPassword(settings, person);
  return hashPassword(person.password);
}

/**
 * An account with a password, by its hash, or for a provider alone (null), for somebody who may be known
 * already, from a case team or an account that is gone: then it is theirs. `assertMay` is asked about that
 * person.
 * @throws Refused `signIn.emailInUse`
 */
export async function createAccountFor(
  db: Queryable,
  person: Person,
  hash: string | null,
  assertMay: (userId: string) => Promise<void>,
): Promise<string> {
  const { email } = person;
  const [user] = await db
    .select({ id: users.id, authId: users.authId })
    .from(users)
    .where(lowerEmail(email));
  // Of the address, or of the person whose address was another one; an account that is gone counts no more.
  const [account] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(or(eq(authUsers.email, email), eq(authUsers.id, user?.authId ?? '')));
  if (account !== undefined) throw refused(refusals['signIn.emailInUse']);
  if (user) await assertMay(user.id);
  return insertAccount(db, { ...person, hash, title: null, isFoundryUser: false }, user?.id);
}
