import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import {
  authAccounts,
  authPasskeys,
  authTwoFactors,
  authUsers,
} from '#core/server/tables/identity.ts';
import type * as endpoints from '#features/people/identity/domain/link-endpoints.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import {
  hashNewPassword,
  setPassword,
} from '#features/people/identity/server/shared/manage-accounts.ts';
import { endLinks, loadLink, takeLink } from './account-links.ts';
import { findPerson, mailChange, passwordCheckOf, type AccountParts } from './account-parts.ts';
import { requestReset } from './reset-requests.ts';

const linkKinds = ['reset', 'invitation'] as const;

/**
 * Whoever has the link reads the mails of this address. An account that somebody else made with it,
 * and never verified, keeps no other way in.
 */
async function verifyByLink(db: Queryable, authId: string): Promise<void> {
  const verified = await db
    .update(authUsers)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(authUsers.id, authId), eq(authUsers.emailVerified, false)))
    .returning({ id: authUsers.id });
  if (verified.length === 0) return;
  await db
    .delete(authAccounts)
    .where(and(eq(authAccounts.userId, authId), ne(authAccounts.providerId, 'credential')));
  await db.delete(authPasskeys).where(eq(authPasskeys.userId, authId));
  await db.delete(authTwoFactors).where(eq(authTwoFactors.userId, authId));
  await db.update(authUsers).set({ twoFactorEnabled: false }).where(eq(authUsers.id, authId));
}

/** Whose link it is. @throws Refused `account.linkEnded` */
async function loadPerson(db: Queryable, authId: string) {
  const person = await findPerson(db, authId);
  if (person === null) throw refused(identityRefusals['account.linkEnded']);
  return person;
}

/** What somebody does by a link from a mail. The key is the right to it. */
export const linkHandlers = (parts: AccountParts): Handlers<typeof endpoints> => ({
  async requestReset({ body, db }) {
    await requestReset(db, body.email);
    return { sendsMail: parts.settings.mail !== null };
  },

  async readLink({ body, db }) {
    const { kind, email } = await loadLink(db, body.key, linkKinds);
    return { kind, email };
  },

  setPassword: preparing({
    async prepare({ body, db }) {
      const { authId } = await loadLink(db, body.key, linkKinds);
      const { id } = await loadPerson(db, authId);
      return hashNewPassword(db, id, body.password, passwordCheckOf(parts));
    },
    async act({ body, db }, hash) {
      const { kind, authId, email } = await takeLink(db, body.key, linkKinds);
      const person = await loadPerson(db, authId);
      await setPassword(db, { userId: person.id, actorId: person.id }, hash);
      await verifyByLink(db, authId);
      await endLinks(db, authId, linkKinds);
      await parts.guard.forget(db, email);
      if (kind === 'reset') await mailChange(db, parts, person, 'password');
      return null;
    },
  }),
});
