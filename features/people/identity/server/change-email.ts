import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import {
  confirmEmailMail,
  emailInUseMail,
} from '#features/people/identity/domain/account-mails.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { linkToEmailWith } from '#features/people/identity/domain/links.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { corporationByDomain } from '#features/people/identity/server/shared/corporation-by-domain.ts';
import { createLink, endLinks, type AccountLink } from './account-links.ts';
import {
  findPerson,
  lowerEmail,
  mailAbout,
  mailChange,
  type AccountParts,
} from './account-parts.ts';

type Mailing = Pick<AccountParts, 'settings'>;

/** Whether another account, or somebody who was invited, has this address. */
async function isTaken(db: Queryable, authId: string, email: string): Promise<boolean> {
  const others = or(isNull(users.authId), ne(users.authId, authId));
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lowerEmail(email), others));
  const [account] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(sql`lower(${authUsers.email}) = ${email}`, ne(authUsers.id, authId)));
  return person !== undefined || account !== undefined;
}

/**
 * Sends the link that confirms an address. One that is taken gets a mail without a link, so that
 * neither the answer nor the pending address tells whether it has an account.
 */
export async function sendEmailLink(
  db: Queryable,
  { settings }: Mailing,
  authId: string,
  email: string,
): Promise<void> {
  if (settings.mail === null) throw refused(identityRefusals['account.noMail']);
  await endLinks(db, authId, ['email']);
  const key = await createLink(db, { kind: 'email', authId, email }, identityLimits.emailLinkMs);
  const { productName, publicUrl } = settings;
  // Before it is known whether the address is taken: both take as long.
  const firstName = (await findPerson(db, authId))?.firstName ?? '';
  if (await isTaken(db, authId, email)) {
    // Nobody is given the key.
    await mailAbout(db, email, emailInUseMail({ productName, firstName: '' }));
    return;
  }
  const link = `${publicUrl}${linkToEmailWith(key)}`;
  await mailAbout(db, email, confirmEmailMail({ productName, firstName, link }));
}

/** What an email address that is verified from now on gives: its corporation, where one has none. */
async function joinByDomain(db: Queryable, userId: string, email: string): Promise<void> {
  const corporationId = await corporationByDomain(db, email);
  if (corporationId === null) return;
  const joined = await db
    .update(users)
    .set({ corporationId })
    .where(and(eq(users.id, userId), isNull(users.corporationId)))
    .returning({ id: users.id });
  if (joined.length === 0) return;
  const about = { userId, actorId: userId, corporationId };
  await emit(db, identityEvents['corporation.joined'], about);
}

/** Makes the address of a link that of its account. @throws Refused `account.linkEnded` or `signIn.emailInUse` */
export async function confirmEmail(
  db: Queryable,
  parts: Mailing,
  { authId, email }: AccountLink,
): Promise<void> {
  const [before] = await db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, authId))
    .for('update');
  const person = await findPerson(db, authId);
  if (!before) throw refused(identityRefusals['account.linkEnded']);
  if (await isTaken(db, authId, email)) throw refused(refusals['signIn.emailInUse']);
  await db
    .update(authUsers)
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where(eq(authUsers.id, authId));
  const isChanged = before.email.toLowerCase() !== email;
  // A link to set a password was sent to the former address.
  if (isChanged) await endLinks(db, authId, ['reset', 'invitation']);
  if (person === null) return;
  await db
    .update(users)
    .set({ email, updatedAt: sql`now()` })
    .where(eq(users.id, person.id));
  await joinByDomain(db, person.id, email);
  const event = identityEvents[isChanged ? 'user.emailChanged' : 'user.emailVerified'];
  await emit(db, event, { userId: person.id, actorId: person.id });
  const former = { email: before.email, firstName: person.firstName };
  if (isChanged) await mailChange(db, parts, former, 'email');
}
