import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DayEnd, DayRange } from '#core/domain/filter-values.ts';

/** Whether a moment lies on one of these days, as the clocks of this time zone have them. */
export function onDays(
  moment: SQLWrapper,
  { from, to }: DayRange,
  timeZone: string,
): SQL | undefined {
  const dayOf = (end: DayEnd) =>
    'day' in end
      ? sql`${end.day}::date`
      : sql`((now() at time zone ${timeZone}::text)::date + ${end.days}::int)`;
  const midnight = (day: SQL) => sql`(${day}::timestamp at time zone ${timeZone}::text)`;
  return and(
    from && sql`${moment} >= ${midnight(dayOf(from))}`,
    to && sql`${moment} < ${midnight(sql`(${dayOf(to)} + 1)`)}`,
  );
}
