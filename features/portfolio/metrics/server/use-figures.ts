import { and, sql } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Figure } from '#features/portfolio/metrics/domain/metrics.ts';
import { bucketUnitOf } from '#features/portfolio/metrics/domain/range.ts';
import { useKinds, type Use } from '#features/portfolio/metrics/domain/use.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { bucketAt, periodsOf, within } from './periods.ts';
import { usageTotals } from './tables.ts';
import { cellsOf, finishedDays, usageOf } from './usage-scope.ts';
import { peopleIn } from './usage-sums.ts';

interface Counted extends Record<string, unknown> {
  readonly kind: string;
  /** Null: the whole period. */
  readonly bucket: number | null;
  readonly is_before: boolean | null;
  readonly count: number;
  readonly people: number | null;
}

/**
 * Of the foundry's, people of a week or of all days are counted once. For others figures are sums of
 * days (decision 60), and people of days cannot be added up.
 */
export async function loadUse(db: Queryable, viewer: Viewer, query: MetricsQuery): Promise<Use> {
  const { by, zone, isFinished, fewest, none } = cellsOf(viewer, query.zone, finishedDays);
  const periods = periodsOf({ ...query, zone });
  const unit = bucketUnitOf(query);
  const placed = sql`
    select kind, count, people, part, hour, ${by} as cell, ${bucketAt(sql`hour`, periods)} as bucket,
      hour < ${periods.start}::timestamptz as is_before
    from ${usageTotals} where ${and(within(sql`hour`, periods.startBefore, periods.end), usageOf(viewer, query), isFinished)}`;
  const counted = viewer.seesAll
    ? sql`
      select kind, bucket, is_before, sum(count)::int as count, sum(people)::int as people from (
        select kind, bucket, is_before, part, sum(count) as count, ${peopleIn(sql`people`)} as people
        from (${placed}) placed group by grouping sets ((kind, bucket, part), (kind, is_before, part))) sets
      group by kind, bucket, is_before`
    : sql`
      select kind, bucket, is_before, sum(count)::int as count,
        case when ${unit} = 'day' and bucket is not null then sum(people)::int end as people
      from (
        select kind, bucket, is_before, cell, sum(count) as count, sum(people) as people from (
          select kind, bucket, is_before, cell, date_trunc('day', hour, 'UTC') as day, part,
            sum(count) as count, ${peopleIn(sql`people`)} as people
          from (${placed}) placed group by 1, 2, 3, 4, 5, 6) sets
        group by kind, bucket, is_before, cell, day having sum(people) >= ${fewest}) cells
      group by grouping sets ((kind, bucket), (kind, is_before))`;
  const { rows } = await db.execute<Counted>(counted);
  const figureOf = (kind: string, read: (row: Counted) => number | null): Figure => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const valueIn = (predicate: (row: Counted) => boolean): number | null => {
      const row = ofKind.find(predicate);
      return row ? read(row) : none;
    };
    const valuesFrom = (first: number) =>
      periods.buckets.map((_, place) => valueIn(({ bucket }) => bucket === first + place));
    return {
      value: valueIn((row) => row.is_before === false),
      before: valueIn((row) => row.is_before === true),
      values: valuesFrom(periods.buckets.length),
      valuesBefore: valuesFrom(0),
    };
  };
  return {
    unit,
    buckets: [...periods.buckets],
    bucketsBefore: [...periods.bucketsBefore],
    people: figureOf('page.viewed', ({ people }) => people),
    kinds: useKinds.map((kind) => ({ kind, ...figureOf(kind, ({ count }) => count) })),
  };
}
