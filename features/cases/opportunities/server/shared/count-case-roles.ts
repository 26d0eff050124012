import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';

/** On how many opportunities somebody has each case role, the most frequent first. */
export const countCaseRoles = (db: Queryable, userId: string) =>
  db
    .select({ role: opportunityTeam.role, count: count() })
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .where(and(eq(opportunityTeam.userId, userId), opportunities.isActive))
    .groupBy(opportunityTeam.role)
    .orderBy(desc(count()), opportunityTeam.role);
