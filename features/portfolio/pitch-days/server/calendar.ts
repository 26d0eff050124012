import { and, asc, eq, sql } from 'drizzle-orm';
import { instantOf } from '#core/domain/time-zone.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { calendarLimits } from '#features/people/calendar/domain/limits.ts';
import type { CalendarSource } from '#features/people/calendar/server/shared/calendar-source.ts';
import { linkToPitchDay } from '#features/portfolio/pitch-days/domain/links.ts';
import { visibleDay } from './load-day.ts';
import { pitchDayOpportunities, pitchDays } from './tables.ts';

/** The instant of a local time such as `09:30`. */
function instantAt(date: string, time: string, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf({ year, month, day, hour, minute, second: 0 }, timeZone).toISOString();
}

/** Pitch days with an opportunity on whose team the reader is. */
export const calendar: CalendarSource = async (db, { viewer, scope, from, until }) => {
  const { id, name, date, startsAt, endsAt, timeZone, updatedAt } = pitchDays;
  const rows = await db
    .select({ id, name, date, startsAt, endsAt, timeZone, changedAt: updatedAt })
    .from(pitchDays)
    .innerJoin(corporations, eq(corporations.id, pitchDays.corporationId))
    .where(
      visibleDay(
        viewer,
        and(
          pitchDays.isActive,
          sql`${date} between ${from}::date and ${until}::date`,
          sql`exists (select from ${pitchDayOpportunities}
            join ${opportunityTeam}
              on ${opportunityTeam.opportunityId} = ${pitchDayOpportunities.opportunityId}
            where ${pitchDayOpportunities.pitchDayId} = ${id}
              and ${opportunityTeam.userId} = ${scope.userId}::uuid)`,
        ),
      ),
    )
    .orderBy(asc(date), asc(id))
    .limit(calendarLimits.entriesMost);
  return rows.map((row) => ({
    id: `pitch-day-${row.id}`,
    title: `Pitch day: ${row.name}`,
    time: {
      start: instantAt(row.date, row.startsAt, row.timeZone),
      end: instantAt(row.date, row.endsAt, row.timeZone),
    },
    timeZone: row.timeZone,
    changedAt: row.changedAt,
    link: linkToPitchDay(row.id),
  }));
};
