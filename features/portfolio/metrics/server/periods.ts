import { sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import {
  addDays,
  bucketsOf,
  rangeBefore,
  daysIn,
  type DayRange,
} from '#features/portfolio/metrics/domain/range.ts';
import { startOfDay } from './start-of-day.ts';

/** The instants of a range and of the one before, and their buckets. */
export interface Periods {
  readonly buckets: readonly DayRange[];
  readonly bucketsBefore: readonly DayRange[];
  /** When the period before begins, the period, and when it ends. */
  readonly startBefore: string;
  readonly start: string;
  readonly end: string;
  /** When each bucket of both begins, and the end. */
  readonly bounds: readonly string[];
}

export function periodsOf({ from, to, zone }: MetricsQuery): Periods {
  const range = { from, to };
  const length = daysIn(range);
  const buckets = bucketsOf(range);
  const bucketsBefore = buckets.map((bucket) => ({
    from: addDays(bucket.from, -length),
    to: addDays(bucket.to, -length),
  }));
  const begins = (date: string) => startOfDay(date, zone);
  const end = begins(addDays(to, 1));
  return {
    buckets,
    bucketsBefore,
    end,
    startBefore: begins(rangeBefore(range).from),
    start: begins(from),
    bounds: [...[...bucketsBefore, ...buckets].map((bucket) => begins(bucket.from)), end],
  };
}

export const within = (at: SQL, from: string, until: string): SQL =>
  sql`(${at} >= ${from}::timestamptz and ${at} < ${until}::timestamptz)`;

/** The place of an instant among bounds, from 0. They are read once, and not for each row. */
export const placeAmong = (at: SQL, bounds: readonly string[]): SQL =>
  sql`(width_bucket(${at}, (select ${sql.param([...bounds])}::timestamptz[])) - 1)`;

export const bucketAt = (at: SQL, { bounds }: Periods): SQL => placeAmong(at, bounds);
