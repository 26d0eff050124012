import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { ownCollections } from '#features/directory/collections/server/shared/hand-over.ts';
import { caseOwnersByOpportunity } from '#features/cases/opportunities/server/shared/case-owners.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import type { AccountDeletion } from '#features/people/users/domain/account-deletion.ts';
import { assertNotLastSuperuser } from '#features/people/users/server/shared/system-roles.ts';

/** Opportunities of which the person is Case Owner; locked as the changes of their teams are. */
async function ownedOpportunities(db: Queryable, userId: string, isForUpdate: boolean) {
  const query = db
    .select({ id: opportunities.id, name: opportunities.name })
    .from(opportunities)
    .innerJoin(opportunityTeam, eq(opportunityTeam.opportunityId, opportunities.id))
    .where(
      and(
        eq(opportunityTeam.userId, userId),
        eq(opportunityTeam.role, 'Case Owner'),
        opportunities.isActive,
      ),
    )
    .orderBy(asc(opportunities.id));
  return isForUpdate ? query.for('no key update', { of: opportunities }) : query;
}

/** Opportunities that would be left without a Case Owner. */
export async function opportunitiesLastOwnedBy(
  db: Queryable,
  userId: string,
  isForUpdate = false,
): Promise<{ id: string; name: string }[]> {
  const owned = await ownedOpportunities(db, userId, isForUpdate);
  const owners = await caseOwnersByOpportunity(
    db,
    owned.map(({ id }) => id),
  );
  return owned.filter(({ id }) => owners.get(id)?.every((owner) => owner === userId));
}

async function isLastSuperuser(db: Queryable, userId: string): Promise<boolean> {
  try {
    await assertNotLastSuperuser(db, userId);
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}

/** What is decided or handed over before the account of this person can be deleted. */
export async function planDeletion(
  db: Queryable,
  viewer: Viewer,
  userId: string,
): Promise<AccountDeletion> {
  const collections = await ownCollections(db, viewer);
  return {
    collections: collections.map(({ collection, companies, people }) => ({
      id: collection.id,
      name: collection.name,
      companies,
      people: people.map((one) => ({ id: one.userId, name: one.name })),
    })),
    isLastSuperuser: await isLastSuperuser(db, userId),
    lastOwnerOf: await opportunitiesLastOwnedBy(db, userId),
  };
}
