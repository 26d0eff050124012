import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DayEnd, DayRange } from '#core/domain/filter-values.ts';

/** Whether a moment lies on one of these days, as the clocks of this time zone have them. */
export function onDays(
  moment: SQLWrapper,
  { from, to }: DayRange,
  timeZone: string | SQLWrapper,
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

type Ends = 'from' | 'fromDays' | 'to' | 'toDays';

/** The values of a range: an end is a day, or so many days from today; null where there is none. */
export type DayRangeValues = Readonly<Record<Ends, string | number | null>>;

const writtenDay = (end: DayEnd | undefined) => (end && 'day' in end ? end.day : null);
const daysAway = (end: DayEnd | undefined) => (end && 'days' in end ? end.days : null);

export const dayRangeValues = ({ from, to }: DayRange): DayRangeValues => ({
  from: writtenDay(from),
  fromDays: daysAway(from),
  to: writtenDay(to),
  toDays: daysAway(to),
});

/**
 * Whether a day is in a range, whose ends belong to it. Without a day it is in none. The values may be
 * placeholders of a prepared query.
 */
export const isInDays = (
  day: SQLWrapper,
  { from, fromDays, to, toDays }: Readonly<Record<Ends, unknown>>,
  today: SQLWrapper = sql`current_date`,
): SQL => sql`${day} between
  coalesce(${from}::date, ${today} + ${fromDays}::int, '-infinity'::date)
  and coalesce(${to}::date, ${today} + ${toDays}::int, 'infinity'::date)`;

/** The day of a moment where a corporation is: its deadlines are told by that, too. */
export const dayAt = (moment: SQLWrapper, timeZone: SQLWrapper): SQL =>
  sql`(${moment} at time zone ${timeZone})::date`;
