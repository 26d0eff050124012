import { and, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { corporationAdministrators, users, userSystemRoles } from '#core/server/tables/users.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { isUnused } from '#features/people/identity/server/shared/invite.ts';
import type { AccountChange } from '#features/people/identity/server/shared/account-change.ts';
import type { PeopleRecords } from '#features/people/identity/server/shared/people-records.ts';

/**
 * Ends the links of an account that nobody has used, and removes it. The person's record goes too,
 * unless something refers to it: a case team keeps whom it knows.
 * @throws Refused `notFound`
 */
export async function revokeInvitation(
  { hasReferences }: PeopleRecords,
  db: Queryable,
  { userId, actorId }: AccountChange,
): Promise<void> {
  const [person] = await db
    .select({ authId: users.authId })
    .from(users)
    .where(and(eq(users.id, userId), users.isActive))
    .for('no key update');
  if (!person?.authId || !(await isUnused(db, person.authId))) throw refused(refusals.notFound);
  await emit(db, identityEvents['user.invitationRevoked'], { userId, actorId });
  await db.delete(userSystemRoles).where(eq(userSystemRoles.userId, userId));
  await db.delete(corporationAdministrators).where(eq(corporationAdministrators.userId, userId));
  await db
    .update(users)
    .set({ authId: null, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await db.delete(authUsers).where(eq(authUsers.id, person.authId));
  if (!(await hasReferences(db, userId))) await db.delete(users).where(eq(users.id, userId));
}
