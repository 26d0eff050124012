import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { relatedTo } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { caseFacts } from './case-facts.ts';

/** Active Case Owners, as a condition on `users`. */
const isCaseOwner = (opportunityId: string): SQL =>
  relatedTo('opportunity', ['caseOwner'], caseFacts(opportunityId));

/** The active Case Owners of an opportunity. */
export async function caseOwnersOf(db: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isCaseOwner(opportunityId));
  return rows.map(({ id }) => id);
}
