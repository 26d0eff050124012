import { and, asc, eq, sql } from 'drizzle-orm';
import { isoText } from '#core/platform/database/json-object.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { calendarLimits } from '#features/people/calendar/domain/limits.ts';
import type { CalendarSource } from '#features/people/calendar/server/shared/calendar-source.ts';
import { endDate } from './shared/opportunity-status.ts';
import { visibleOpportunity } from './shared/visibility.ts';

/** When the opportunities close on whose team the reader is. */
export const calendar: CalendarSource = async (db, { scope, from, until }) => {
  const { id, name, closedAt, reopenedAt } = opportunities;
  const rows = await db
    .select({
      id,
      name,
      end: sql<string>`${isoText(endDate)}`,
      timeZone: corporations.timeZone,
      changedAt: opportunities.updatedAt,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        visibleOpportunity(scope),
        sql`exists (select from ${opportunityTeam} where ${opportunityTeam.opportunityId} = ${id}
          and ${opportunityTeam.userId} = ${scope.userId}::uuid)`,
        sql`${endDate} between ${from}::timestamptz and ${until}::timestamptz`,
        // One that was closed before its end, or reopened after it, has no end that counts.
        sql`(${closedAt} is null or ${reopenedAt} >= ${closedAt})`,
        sql`(${reopenedAt} is null or ${reopenedAt} < ${endDate})`,
      ),
    )
    .orderBy(asc(endDate), asc(id))
    .limit(calendarLimits.entriesMost);
  return rows.map((row) => ({
    id: `closing-${row.id}`,
    title: `Closes: ${row.name}`,
    time: { start: row.end },
    timeZone: row.timeZone,
    changedAt: row.changedAt,
    link: linkToOpportunity(row.id),
  }));
};
