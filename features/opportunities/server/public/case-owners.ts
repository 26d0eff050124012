import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { relatedTo } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { caseFacts } from './case-facts.ts';

/** Case Owners who count, as a condition on `users`. */
const isCaseOwner = (opportunityId: string): SQL =>
  relatedTo('opportunity', ['caseOwner'], caseFacts(opportunityId));

/** The Case Owners of an opportunity who can still sign in. */
export async function caseOwnersOf(db: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isCaseOwner(opportunityId));
  return rows.map(({ id }) => id);
}
