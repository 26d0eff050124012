import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Settings } from '#core/server/settings.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { corporationAdministrators, users, userSystemRoles } from '#core/server/tables/users.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { corporationByDomain } from '#features/people/identity/server/shared/corporation-by-domain.ts';
import { isUnused } from '#features/people/identity/server/shared/invite.ts';
import type { PeopleRecords } from '#features/people/identity/server/shared/people-records.ts';
import { lowerEmail } from './account-parts.ts';

/**
 * Whom an administrator of a corporation invites: who is new, or of that corporation without more rights
 * than that. Somebody with more could be impersonated by whoever gets their link.
 */

interface Parts {
  readonly db: Queryable;
  readonly settings: Pick<Settings, 'mail' | 'hostedIdentity'>;
  readonly records: Pick<PeopleRecords, 'hasReferences'>;
}

const hasRow = (table: typeof userSystemRoles | typeof corporationAdministrators): SQL =>
  sql`exists (select 1 from ${table} held where held.user_id = ${users}.id)`;

const holdsRights = sql<boolean>`(${users.isFoundryUser} or ${hasRow(userSystemRoles)}
  or ${hasRow(corporationAdministrators)})`;

async function find(db: Queryable, isThem: SQL | undefined) {
  const [person] = await db
    .select({
      id: users.id,
      authId: users.authId,
      corporationId: users.corporationId,
      holdsRights,
    })
    .from(users)
    .where(isThem);
  return person ?? null;
}

/** @throws Refused `invitation.tooManyToday` */
async function assertMayInviteMore(db: Queryable, actorId: string): Promise<void> {
  const most = identityLimits.invitedPerDay;
  const [row] = await db
    .select({ invited: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actorId, actorId),
        eq(auditEntries.kind, identityEvents['user.invited'].kind),
        gt(auditEntries.at, sql`now() - interval '1 day'`),
      ),
    );
  if ((row?.invited ?? 0) >= most) {
    throw refused(identityRefusals['invitation.tooManyToday'], { most });
  }
}

/** @throws Refused `invitation.…`, or `forbidden` where only who manages users may. */
export async function assertInvitable(
  { db, settings, records }: Parts,
  { viewer, userId }: Granted<'invitePeople'>,
  { email, corporationId }: { readonly email: string; readonly corporationId: string },
): Promise<void> {
  await assertMayInviteMore(db, userId);
  const listedBy = await corporationByDomain(db, email);
  if (listedBy !== null && listedBy !== corporationId) {
    const domain = email.slice(email.lastIndexOf('@') + 1);
    throw refused(identityRefusals['invitation.otherDomain'], { domain });
  }
  const person = await find(db, lowerEmail(email));
  if (person === null) return;
  if (person.corporationId !== corporationId) {
    throw refused(identityRefusals['invitation.elsewhere']);
  }
  if (person.holdsRights) grant(viewer, 'manageUsers');
  const isHandedOver = settings.mail === null && settings.hostedIdentity === null;
  if (isHandedOver && (await records.hasReferences(db, person.id))) {
    throw refused(identityRefusals['invitation.handOver']);
  }
}

/** @throws Refused `notFound`, or `forbidden` where only who manages users may. */
export async function assertRevocable(
  db: Queryable,
  viewer: Viewer,
  { userId, corporationId }: { readonly userId: string; readonly corporationId: string },
): Promise<void> {
  const person = await find(db, and(eq(users.id, userId), eq(users.corporationId, corporationId)));
  if (!person?.authId || !(await isUnused(db, person.authId))) throw refused(refusals.notFound);
  if (person.holdsRights) grant(viewer, 'manageUsers');
}
