import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunityTeam } from '#features/opportunities/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Who is told when something comes in from outside. */
export async function caseOwnersOf(db: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(opportunityTeam)
    .innerJoin(users, eq(users.id, opportunityTeam.userId))
    .where(
      and(
        eq(opportunityTeam.opportunityId, opportunityId),
        eq(opportunityTeam.role, 'Case Owner'),
        users.isActive,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Where news about a submission lead. */
export const linkToSubmission = (opportunityId: string, submissionId: string): string =>
  `/opportunity/${opportunityId}?tab=submissions&submission=${submissionId}`;
