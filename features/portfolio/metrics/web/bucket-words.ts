import type { Figures } from '#features/portfolio/metrics/domain/metrics.ts';
import type { DayRange } from '#features/portfolio/metrics/domain/range.ts';
import { dateFormats } from '#ui/date-formats.ts';

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** "3 Nov – 9 Nov 2026": days, the same in every time zone. */
export function rangeWords({ from, to }: DayRange): string {
  const { day } = dateFormats();
  return from === to ? day.format(utc(from)) : day.formatRange(utc(from), utc(to));
}

const short = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });

/** "3 Nov" */
export const shortDay = (day: string): string => short.format(utc(day));

/** The names of a range's days, weeks or months on an axis. */
export const placesOf = ({ unit, buckets }: Pick<Figures, 'unit' | 'buckets'>) =>
  buckets.map((bucket) => ({
    short: (unit === 'month' ? month : short).format(utc(bucket.from)),
    full: rangeWords(bucket),
  }));

const monthOfYear = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "3 Oct 2026" of a day, "Oct 2026" of a month. */
export const sinceWords = (since: string): string =>
  /^\d{4}-\d\d$/u.test(since) ? monthWords(since) : rangeWords({ from: since, to: since });

/** "Oct 2026" of `2026-10`. */
export const monthWords = (name: string): string => monthOfYear.format(utc(`${name}-01`));
