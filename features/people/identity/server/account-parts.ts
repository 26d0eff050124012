import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { verifyPassword } from '#core/platform/identity/password.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Settings } from '#core/server/settings.ts';
import { authAccounts } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { refusals } from '#core/domain/refusals.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import type { PasswordCheck } from '#features/people/identity/server/shared/manage-accounts.ts';
import { countRecent, queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import {
  changeMail,
  type AccountChange,
  type AccountMail,
} from '#features/people/identity/domain/account-mails.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { linkToSecurity } from '#features/people/identity/domain/links.ts';
import type { AccountGuard, SignInAttempt } from './account-guard.ts';

/** What changes of accounts stand on. */
export interface AccountParts {
  readonly database: Database;
  readonly guard: AccountGuard;
  readonly settings: Pick<
    Settings,
    'publicUrl' | 'productName' | 'ownerCompany' | 'passwordMinLength' | 'mail' | 'hostedIdentity'
  >;
}

export type PasswordSettings = Pick<Settings, 'passwordMinLength' | 'productName' | 'ownerCompany'>;

/** How new passwords are checked here. */
export const passwordCheckOf = ({
  settings: { passwordMinLength, productName, ownerCompany },
}: {
  readonly settings: PasswordSettings;
}): PasswordCheck => ({
  least: passwordMinLength,
  words: [productName, ownerCompany].filter((word) => word !== null),
});

/** The stored password of somebody; null: they sign in by a provider. */
export async function findPasswordHash(db: Queryable, authId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, authId), eq(authAccounts.providerId, 'credential')));
  return account?.password ?? null;
}

/**
 * Checks the password of somebody who is signed in. Their session has a counter of its own, so that
 * whoever stole it cannot guess, and cannot keep the owner from signing in. Slow, and counted at once, so
 * not within a transaction.
 * @throws Refused `signIn.tooMany`, `account.noPassword` or `account.wrongPassword`
 */
export async function assertOwnPassword(
  { guard }: Pick<AccountParts, 'guard'>,
  db: Queryable,
  viewer: Pick<Viewer, 'authId' | 'email' | 'sessionId'>,
  password: string,
): Promise<void> {
  const hash = await findPasswordHash(db, viewer.authId);
  if (hash === null) throw refused(identityRefusals['account.noPassword']);
  const attempt: SignInAttempt = {
    email: viewer.email,
    address: '',
    device: `session ${viewer.sessionId}`,
  };
  if ((await guard.begin(attempt)) > 0) throw refused(refusals['signIn.tooMany']);
  if (!(await verifyPassword(hash, password))) {
    throw refused(identityRefusals['account.wrongPassword']);
  }
  await guard.wasRight(attempt);
}

/** Whether an address may be sent another mail about an account within this hour. */
export const mayMail = async (db: Queryable, recipient: string): Promise<boolean> =>
  (await countRecent(db, { kind: 'account', recipient })) < identityLimits.mailsPerHour;

/** Queues a mail about an account, unless too many were sent there within the hour. */
export async function mailAbout(
  db: Queryable,
  recipient: string,
  mail: AccountMail,
): Promise<void> {
  if (!(await mayMail(db, recipient))) return;
  await queueMail(db, { kind: 'account', recipient, ...mail });
}

/** The record of a person who can sign in; null when there is none, or they were deactivated. */
export async function findPerson(db: Queryable, authId: string) {
  const [person] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.authId, authId), users.isActive));
  return person ?? null;
}

/** Tells somebody about a change of their account. Not limited: each one matters. */
export async function mailChange(
  db: Queryable,
  { settings: { productName, publicUrl } }: Pick<AccountParts, 'settings'>,
  to: { readonly email: string; readonly firstName: string },
  change: AccountChange,
): Promise<void> {
  const settingsLink = `${publicUrl}${linkToSecurity}`;
  const mail = changeMail({ productName, firstName: to.firstName, change, settingsLink });
  await queueMail(db, { kind: 'account', recipient: to.email, ...mail });
}

export const lowerEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;
