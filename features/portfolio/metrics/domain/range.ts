import { day } from '#core/domain/units.ts';

/** Days such as `2026-10-25`. The last is included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const millisecondsOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Calendar arithmetic in UTC, where every day has 24 hours. */
export const addDays = (date: string, count: number): string =>
  new Date(millisecondsOf(date) + count * day).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((millisecondsOf(to) - millisecondsOf(from)) / day) + 1;

/** As many days, just before. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
});

export const lastDays = (count: number, today: string): DayRange => ({
  from: addDays(today, 1 - count),
  to: today,
});

const dailyUpTo = 31;
const weeklyUpTo = 190;
const daysOfWeek = 7;

export const bucketUnits = ['day', 'week', 'month'] as const;
export type BucketUnit = (typeof bucketUnits)[number];

export function bucketUnitOf(range: DayRange): BucketUnit {
  const days = daysIn(range);
  if (days <= dailyUpTo) return 'day';
  return days <= weeklyUpTo ? 'week' : 'month';
}

const endOfMonth = (date: string): string => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The days of a month, such as `2026-10`, that are in a range. */
export function daysOfMonth(month: string, range: DayRange): DayRange {
  const first = `${month}-01`;
  const last = endOfMonth(first);
  return {
    from: first > range.from ? first : range.from,
    to: last < range.to ? last : range.to,
  };
}

/**
 * The range in days, weeks or calendar months. Weeks count back from the end, so that the last one is
 * whole; a first week or month may be cut.
 */
export function bucketsOf(range: DayRange): DayRange[] {
  const unit = bucketUnitOf(range);
  const days = daysIn(range);
  const firstWeek = days % daysOfWeek || daysOfWeek;
  const buckets: DayRange[] = [];
  for (let from = range.from; from <= range.to;) {
    const length = buckets.length === 0 ? firstWeek : daysOfWeek;
    const end = { day: from, week: addDays(from, length - 1), month: endOfMonth(from) }[unit];
    const to = end < range.to ? end : range.to;
    buckets.push({ from, to });
    from = addDays(to, 1);
  }
  return buckets;
}
