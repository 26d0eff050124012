import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunityTeam } from '#features/opportunities/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** The Case Owners of an opportunity who can still sign in. */
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
