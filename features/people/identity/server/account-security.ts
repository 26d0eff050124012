import { and, asc, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  accountLinks,
  authAccounts,
  authPasskeys,
  authSessions,
  authUsers,
} from '#core/server/tables/identity.ts';
import type { AccountSecurity } from '#features/people/identity/domain/account.ts';
import { deviceName } from '#features/people/identity/domain/device-name.ts';
import { findPasswordHash } from './account-parts.ts';

async function openSessionsOf(db: Queryable, viewer: Viewer) {
  const open = await db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, viewer.authId), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(authSessions.updatedAt), asc(authSessions.id));
  return open.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    address: ipAddress === '' ? null : ipAddress,
    device: deviceName(userAgent),
    isCurrent: id === viewer.sessionId,
  }));
}

async function findPendingEmail(db: Queryable, viewer: Viewer): Promise<string | null> {
  const [link] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.authId, viewer.authId),
        eq(accountLinks.kind, 'email'),
        gt(accountLinks.expiresAt, sql`now()`),
      ),
    );
  return link === undefined || link.email === viewer.email.toLowerCase() ? null : link.email;
}

/** The address that a provider of this person has for them, where it is not the one of the account. */
export async function findProviderEmail(db: Queryable, viewer: Viewer): Promise<string | null> {
  const [account] = await db
    .select({ email: authAccounts.providerEmail })
    .from(authAccounts)
    .where(
      and(
        eq(authAccounts.userId, viewer.authId),
        isNotNull(authAccounts.providerEmail),
        ne(authAccounts.providerEmail, viewer.email.toLowerCase()),
      ),
    )
    .orderBy(desc(authAccounts.updatedAt), asc(authAccounts.id))
    .limit(1);
  return account?.email ?? null;
}

/** How somebody signs in, and where they are signed in. */
export async function loadSecurity(
  db: Queryable,
  viewer: Viewer,
  sendsMail: boolean,
): Promise<AccountSecurity> {
  const { authId, email } = viewer;
  const [account] = await db
    .select({ verified: authUsers.emailVerified, twoFactor: authUsers.twoFactorEnabled })
    .from(authUsers)
    .where(eq(authUsers.id, authId));
  const passkeys = await db
    .select({ id: authPasskeys.id, name: authPasskeys.name, createdAt: authPasskeys.createdAt })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, authId))
    .orderBy(asc(authPasskeys.createdAt));
  return {
    email,
    sendsMail,
    isEmailVerified: account?.verified === true,
    pendingEmail: await findPendingEmail(db, viewer),
    providerEmail: await findProviderEmail(db, viewer),
    hasPassword: (await findPasswordHash(db, authId)) !== null,
    hasSecondFactor: account?.twoFactor === true,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name?.trim() || 'Passkey',
      createdAt: createdAt.toISOString(),
    })),
    sessions: await openSessionsOf(db, viewer),
  };
}
