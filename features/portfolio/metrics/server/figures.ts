import { sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Figure, Figures } from '#features/portfolio/metrics/domain/metrics.ts';
import { shiftOf } from '#features/portfolio/metrics/domain/differences.ts';
import { bucketUnitOf } from '#features/portfolio/metrics/domain/range.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { bucketAt, periodsOf, within, type Periods } from './periods.ts';
import { casesWithin, medianOf } from './scope.ts';

interface Counted extends Record<string, unknown> {
  /** Null: the whole period. */
  readonly bucket: number | null;
  readonly is_before: boolean | null;
  readonly count: number;
  readonly special: number | null;
}

/** Counts by bucket and by period in one pass, with another aggregate. */
async function countOver(
  db: Queryable,
  cases: SQL,
  { from, at, special }: { readonly from: SQL; readonly at: SQL; readonly special: SQL },
  periods: Periods,
): Promise<readonly Counted[]> {
  const { rows } = await db.execute<Counted>(sql`${cases}
    select bucket, is_before, count(*)::int as count, ${special} as special
    from (
      select found.*, ${bucketAt(at, periods)} as bucket,
        ${at} < ${periods.start}::timestamptz as is_before
      from ${from} found where ${within(at, periods.startBefore, periods.end)}) placed
    group by grouping sets ((bucket), (is_before))`);
  return rows;
}

type Read = (row: Counted) => number | null;

function figureOf(
  rows: readonly Counted[],
  { buckets }: Periods,
  read: Read,
  none: number | null,
): Figure {
  const valueIn = (predicate: (row: Counted) => boolean): number | null => {
    const row = rows.find(predicate);
    return row ? read(row) : none;
  };
  const valuesFrom = (first: number) =>
    buckets.map((_, place) => valueIn(({ bucket }) => bucket === first + place));
  return {
    value: valueIn((row) => row.is_before === false),
    before: valueIn((row) => row.is_before === true),
    values: valuesFrom(buckets.length),
    valuesBefore: valuesFrom(0),
  };
}

interface Answered extends Record<string, unknown> {
  readonly value: number;
  readonly is_before: boolean;
  readonly count: number;
}

/** By how much answers take longer than in the period before, of days as they are shown. */
async function answerShift(
  db: Queryable,
  cases: SQL,
  { startBefore, start, end }: Periods,
): Promise<Figures['answerShift']> {
  const { rows } = await db.execute<Answered>(sql`${cases}
    select round(days::numeric, 1)::float8 as value, at < ${start}::timestamptz as is_before,
      count(*)::int as count
    from answers where ${within(sql`at`, startBefore, end)} group by 1, 2`);
  const before = rows.filter((row) => row.is_before);
  const values = rows.filter((row) => !row.is_before);
  return values.length === 0 || before.length === 0 ? null : shiftOf(values, before);
}

export async function loadFigures(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<Figures> {
  const periods = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const submitted = await countOver(
    db,
    cases,
    {
      from: sql`cases`,
      at: sql`found.created_at`,
      special: sql`count(distinct company)::int`,
    },
    periods,
  );
  const answered = await countOver(
    db,
    cases,
    { from: sql`answers`, at: sql`found.at`, special: medianOf(sql`days`) },
    periods,
  );
  return {
    unit: bucketUnitOf(query),
    buckets: [...periods.buckets],
    bucketsBefore: [...periods.bucketsBefore],
    submissions: figureOf(submitted, periods, ({ count }) => count, 0),
    companies: figureOf(submitted, periods, ({ special }) => special, 0),
    decisions: figureOf(answered, periods, ({ count }) => count, 0),
    answerDays: figureOf(answered, periods, ({ special }) => special, null),
    answerShift: await answerShift(db, cases, periods),
  };
}
