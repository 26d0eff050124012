import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import {
  pitchDayCompanies,
  pitchDayOpportunities,
  pitchDayPairs,
  pitchDaySessions,
} from './tables.ts';

/** Opportunities that were deleted take part no more. */
async function plannedOpportunities(db: Queryable, viewer: Viewer, dayId: string) {
  return db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      wanted: pitchDayOpportunities.wanted,
      isVisible: sql<boolean>`${visibleOpportunity(visibilityScopeOf(viewer))}`,
    })
    .from(pitchDayOpportunities)
    .innerJoin(opportunities, eq(opportunities.id, pitchDayOpportunities.opportunityId))
    .where(and(eq(pitchDayOpportunities.pitchDayId, dayId), opportunities.isActive))
    .orderBy(sql`lower(${opportunities.name})`, opportunities.id);
}

/** Everybody on a case team takes part, whatever their role: of each, the opportunities. */
export async function teamsOf(
  db: Queryable,
  opportunityIds: readonly string[],
): Promise<string[][]> {
  if (opportunityIds.length === 0) return [];
  const rows = await db
    .select({ userId: opportunityTeam.userId, opportunityId: opportunityTeam.opportunityId })
    .from(opportunityTeam)
    .where(inArray(opportunityTeam.opportunityId, [...opportunityIds]));
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  const groups = [...byPerson.values()].map((own) =>
    [...new Set(own.map(({ opportunityId }) => opportunityId))].toSorted(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()].filter(
    (group) => group.length > 1,
  );
}

/** All that a day has, whether the viewer sees it or not: what is answered is filtered by `isVisible`. */
export async function loadPlan(db: Queryable, viewer: Viewer, dayId: string) {
  const planned = await plannedOpportunities(db, viewer, dayId);
  const ids = planned.map(({ id }) => id);
  const cards = await db
    .select({ company: cardColumns, capacity: pitchDayCompanies.capacity })
    .from(pitchDayCompanies)
    .innerJoin(companies, eq(companies.id, pitchDayCompanies.companyId))
    .where(eq(pitchDayCompanies.pitchDayId, dayId))
    .orderBy(sql`lower(${companies.name})`, companies.id);
  const pairs = await db.select().from(pitchDayPairs).where(eq(pitchDayPairs.pitchDayId, dayId));
  const sessions = await db
    .select()
    .from(pitchDaySessions)
    .where(eq(pitchDaySessions.pitchDayId, dayId))
    .orderBy(pitchDaySessions.slot, pitchDaySessions.room, pitchDaySessions.id);
  const isPlanned = new Set(ids);
  return {
    opportunities: planned,
    companies: cards,
    pairs: pairs.filter(({ opportunityId }) => isPlanned.has(opportunityId)),
    sessions: sessions.filter(({ opportunityId }) => isPlanned.has(opportunityId)),
    people: await teamsOf(db, ids),
  };
}

export type Plan = Awaited<ReturnType<typeof loadPlan>>;

/** Whether two case teams have somebody in common. */
export function sharedPeople({ people }: Pick<Plan, 'people'>) {
  const shared = new Set(
    people.flatMap((group) => group.flatMap((a) => group.map((b) => `${a} ${b}`))),
  );
  return (a: string, b: string): boolean => a !== b && shared.has(`${a} ${b}`);
}
