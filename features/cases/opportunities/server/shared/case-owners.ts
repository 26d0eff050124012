import { inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { relatedTo } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { caseFacts, eachCase } from './case-facts.ts';

/** Active Case Owners, as a condition on `users`. */
const isCaseOwner = (opportunityId: string): SQL =>
  relatedTo('opportunity', ['caseOwner'], caseFacts(opportunityId));

/** The active Case Owners of an opportunity. */
export async function caseOwnersOf(db: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isCaseOwner(opportunityId));
  return rows.map(({ id }) => id);
}

/** The same of several opportunities, by their ids; those that have none are left out. */
export async function caseOwnersByOpportunity(
  db: Queryable,
  opportunityIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ opportunityId: opportunities.id, userId: users.id })
    .from(opportunities)
    .innerJoin(users, relatedTo('opportunity', ['caseOwner'], eachCase))
    .where(inArray(opportunities.id, [...opportunityIds]));
  const byOpportunity = new Map<string, string[]>();
  for (const { opportunityId, userId } of rows) {
    byOpportunity.set(opportunityId, [...(byOpportunity.get(opportunityId) ?? []), userId]);
  }
  return byOpportunity;
}
