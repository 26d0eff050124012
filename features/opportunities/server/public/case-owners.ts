import { and, ne, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { relatedTo } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { caseFacts } from './case-facts.ts';

/** Case Owners who count, as a condition on `users`. */
export const isCaseOwner = (opportunityId: string): SQL =>
  relatedTo('opportunity', ['caseOwner'], caseFacts(opportunityId));

/** Who is told when something happens on a case; without whoever did it. */
export async function caseOwnersOf(
  db: Queryable,
  opportunityId: string,
  actorId: string | null = null,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isCaseOwner(opportunityId), actorId === null ? undefined : ne(users.id, actorId)));
  return rows.map(({ id }) => id);
}

/** Where news about a submission lead. */
export const linkToSubmission = (opportunityId: string, submissionId: string): string =>
  `/opportunity/${opportunityId}?tab=submissions&submission=${submissionId}`;
