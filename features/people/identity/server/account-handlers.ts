import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { authPasskeys, authSessions, authUsers } from '#core/server/tables/identity.ts';
import type * as endpoints from '#features/people/identity/domain/account-endpoints.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import {
  endSessions,
  hashNewPassword,
  setPassword,
} from '#features/people/identity/server/shared/manage-accounts.ts';
import { keepingSuperuser } from '#features/people/identity/server/shared/superusers.ts';
import { endLinks, takeLink } from './account-links.ts';
import {
  assertOwnPassword,
  findPasswordHash,
  findPerson,
  mailChange,
  passwordCheckOf,
  type AccountParts,
} from './account-parts.ts';
import { findProviderEmail, loadSecurity } from './account-security.ts';
import { confirmEmail, sendEmailLink } from './change-email.ts';
import { sendResetLink } from './reset-requests.ts';

/** Changes of one's own account. Each acts on the caller alone. */
export const accountHandlers = (parts: AccountParts): Handlers<typeof endpoints> => ({
  security: ({ viewer, db }) => loadSecurity(db, viewer, parts.settings.mail !== null),

  changePassword: preparing({
    async prepare({ viewer, body, db }) {
      await assertOwnPassword(parts, db, viewer, body.current);
      return hashNewPassword(db, userIdOf(viewer), body.password, passwordCheckOf(parts));
    },
    async act({ viewer, db }, hash) {
      const userId = userIdOf(viewer);
      await setPassword(db, { userId, actorId: userId }, hash, viewer.sessionId);
      await endLinks(db, viewer.authId, ['reset', 'invitation']);
      const person = await findPerson(db, viewer.authId);
      if (person) await mailChange(db, parts, person, 'password');
      return null;
    },
  }),

  changeEmail: preparing({
    prepare: ({ viewer, body, db }) => assertOwnPassword(parts, db, viewer, body.password),
    async act({ viewer, body: { email }, db }) {
      if (email === viewer.email.toLowerCase()) {
        throw refused(identityRefusals['account.sameEmail']);
      }
      await sendEmailLink(db, parts, viewer.authId, email);
      return null;
    },
  }),

  async followProvider({ viewer, db }) {
    const email = await findProviderEmail(db, viewer);
    if (email === null) throw refused(identityRefusals['account.sameEmail']);
    await sendEmailLink(db, parts, viewer.authId, email);
    return null;
  },

  async sendVerification({ viewer, db }) {
    const [account] = await db
      .select({ isVerified: authUsers.emailVerified })
      .from(authUsers)
      .where(eq(authUsers.id, viewer.authId));
    if (account?.isVerified) throw refused(identityRefusals['account.isVerified']);
    await sendEmailLink(db, parts, viewer.authId, viewer.email.toLowerCase());
    return null;
  },

  async confirmEmail({ viewer, body, db }) {
    const link = await takeLink(db, body.key, ['email']);
    if (link.authId !== viewer.authId) throw refused(identityRefusals['account.linkEnded']);
    await confirmEmail(db, parts, link);
    return { email: link.email };
  },

  async sendPasswordLink({ viewer, db }) {
    if (parts.settings.mail === null) throw refused(identityRefusals['account.noMail']);
    if ((await findPasswordHash(db, viewer.authId)) === null) {
      await sendResetLink(db, parts, viewer.email);
    }
    return null;
  },

  async endSession({ viewer, params, db }) {
    const ended = await db
      .delete(authSessions)
      .where(and(eq(authSessions.id, params.id), eq(authSessions.userId, viewer.authId)))
      .returning({ id: authSessions.id });
    if (ended.length === 0) throw refused(refusals.notFound);
    return null;
  },

  async endSessions({ viewer, query, db }) {
    const userId = userIdOf(viewer);
    const keptId = query.scope === 'others' ? viewer.sessionId : null;
    await endSessions(db, { userId, actorId: userId }, keptId);
    return null;
  },

  async removePasskey({ viewer, params, db }) {
    const userId = userIdOf(viewer);
    const removed = await keepingSuperuser(db, () =>
      db
        .delete(authPasskeys)
        .where(and(eq(authPasskeys.id, params.id), eq(authPasskeys.userId, viewer.authId)))
        .returning({ id: authPasskeys.id }),
    );
    if (removed.length === 0) throw refused(refusals.notFound);
    await emit(db, identityEvents['user.passkeyRemoved'], { userId, actorId: userId });
    const person = await findPerson(db, viewer.authId);
    if (person) await mailChange(db, parts, person, 'passkeyRemoved');
    return null;
  },
});
