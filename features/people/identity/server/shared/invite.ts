import { and, eq, isNull, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Settings } from '#core/server/settings.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authAccounts, authSessions, authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { invitationMail } from '#features/people/identity/domain/account-mails.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { linkToResetWith, linkToSignIn } from '#features/people/identity/domain/links.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { createLink } from '#features/people/identity/server/account-links.ts';
import { lowerEmail, mailAbout, mayMail } from '#features/people/identity/server/account-parts.ts';

export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly corporationId: string | null;
  readonly invitedBy: { readonly userId: string; readonly name: string };
}

/** An account that nobody has used yet: it was invited before. */
export async function isUnused(db: Queryable, authId: string): Promise<boolean> {
  const [way] = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(eq(authAccounts.userId, authId));
  const [session] = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.userId, authId));
  return way === undefined && session === undefined;
}

async function insertAuthUser(db: Queryable, invitation: Invitation): Promise<string> {
  const id = newId();
  const name = `${invitation.firstName} ${invitation.lastName}`.trim();
  const made = await db
    .insert(authUsers)
    .values({ id, email: invitation.email, name })
    .onConflictDoNothing()
    .returning({ id: authUsers.id });
  if (made.length === 0) throw refused(refusals['signIn.emailInUse']);
  return id;
}

/** The record of whom is invited: theirs, or that of somebody who so far is only on a case team. */
async function provideUser(
  db: Queryable,
  invitation: Invitation,
): Promise<{ id: string; authId: string }> {
  const [user] = await db.select().from(users).where(lowerEmail(invitation.email));
  if (user?.authId) {
    if (!user.isActive || !(await isUnused(db, user.authId))) {
      throw refused(refusals['signIn.emailInUse']);
    }
    return { id: user.id, authId: user.authId };
  }
  const authId = await insertAuthUser(db, invitation);
  const { email, firstName, lastName, corporationId } = invitation;
  if (user) {
    await db
      .update(users)
      .set({
        authId,
        // An invitation that was revoked leaves nobody behind who could not be invited again.
        isActive: true,
        corporationId: sql`coalesce(${users.corporationId}, ${corporationId}::uuid)`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(users.id, user.id), isNull(users.authId)));
    return { id: user.id, authId };
  }
  const id = newId();
  await db.insert(users).values({ id, authId, email, firstName, lastName, corporationId });
  return { id, authId };
}

/**
 * Makes an account for somebody and mails them the link to set its password; without a mail server the
 * link is answered, for the caller to hand over. Invited again, they get another link. Whether the caller
 * may is the caller's to decide.
 * @throws Refused `invitation.tooMany`, `signIn.emailInUse` or `notFound`
 */
export async function invite(
  db: Queryable,
  settings: Pick<Settings, 'publicUrl' | 'productName' | 'mail' | 'hostedIdentity'>,
  invitation: Invitation,
): Promise<{ readonly userId: string; readonly link: string | null }> {
  if (invitation.corporationId !== null) {
    const [corporation] = await db
      .select({ id: corporations.id })
      .from(corporations)
      .where(eq(corporations.id, invitation.corporationId));
    if (!corporation) throw refused(refusals.notFound);
  }
  const { email, firstName, invitedBy } = invitation;
  if (!(await mayMail(db, email))) throw refused(identityRefusals['invitation.tooMany']);
  const { id, authId } = await provideUser(db, invitation);
  const key = await createLink(
    db,
    { kind: 'invitation', authId, email },
    identityLimits.invitationMs,
  );
  const setsPassword = settings.hostedIdentity === null;
  const link = `${settings.publicUrl}${setsPassword ? linkToResetWith(key) : linkToSignIn}`;
  await emit(db, identityEvents['user.invited'], { userId: id, actorId: invitedBy.userId });
  if (settings.mail === null) return { userId: id, link };
  const about = {
    productName: settings.productName,
    firstName,
    link,
    invitedBy: invitedBy.name,
    setsPassword,
  };
  await mailAbout(db, email, invitationMail(about));
  return { userId: id, link: null };
}
