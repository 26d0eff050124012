import { eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { passwordRefusal } from '#features/identity/domain/password.ts';
import {
  contextWords,
  lowerEmail,
  type AccountParts,
} from '#features/identity/server/account-parts.ts';
import { insertAccount } from './accounts.ts';

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly corporationId: string | null;
  readonly password: string;
}

/**
 * An account with a password for somebody, who may be known from a case team already: then it is
 * theirs. `assertMay` is asked about that person.
 * @throws Refused `password.…` or `signIn.emailInUse`
 */
export async function createAccountFor(
  db: Queryable,
  settings: Pick<AccountParts['settings'], 'productName' | 'ownerCompany' | 'passwordMinLength'>,
  person: Person,
  assertMay: (userId: string) => Promise<void>,
): Promise<string> {
  const { email, firstName, lastName, password } = person;
  const about = [email, `${firstName} ${lastName}`, ...contextWords(settings)];
  throwIfRefused(passwordRefusal(password, { least: settings.passwordMinLength, about }));
  const [account] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, email));
  const [known] = await db
    .select({ id: users.id, authId: users.authId })
    .from(users)
    .where(lowerEmail(email));
  if (account !== undefined || known?.authId) throw refused(refusals['signIn.emailInUse']);
  if (known) await assertMay(known.id);
  return insertAccount(db, { ...person, title: null, isFoundryUser: false }, known?.id);
}
