import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import type { ActivityDay, Searches } from '#features/metrics/domain/metrics.ts';
import { addDays, daysIn, startOfDay } from '#features/metrics/domain/range.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { chosen } from './scope.ts';
import { usageHours } from './tables.ts';

const { peopleFewest } = metricsLimits;
const month = (at: SQL): SQL => sql`date_trunc('month', ${at}, 'UTC')`;

/** Use by people of the corporation; by everybody for the foundry. */
const usageOf = (viewer: Viewer, asked: MetricsQuery): SQL | undefined =>
  and(
    viewer.seesAll ? undefined : sql`${usageHours.corporationId} = ${viewer.corporationId}::uuid`,
    chosen(sql`${usageHours.corporationId}`, 'corporation', asked),
    chosen(sql`${usageHours.userType}`, 'userType', asked),
  );

const between = (start: string, end: string): SQL | undefined =>
  and(gte(usageHours.hour, start), lt(usageHours.hour, end));

/**
 * What a sum is made of. Outside the foundry, figures are added up from cells that no filter, range or
 * time zone can cut, each of enough people: the difference of two answers is then of enough people, too.
 */
interface Cells {
  /** What a cell is of, beside the figure's own group. */
  readonly by: SQL;
  readonly zone: string;
  /** Only what cannot grow any more by a visit now. */
  readonly isFinished: SQL | undefined;
  readonly fewest: number;
}

const cellsOf = (viewer: Viewer, zone: string, finished: SQL): Cells =>
  viewer.seesAll
    ? { by: sql`null::text`, zone, isFinished: undefined, fewest: 0 }
    : { by: sql`user_type`, zone: 'UTC', isFinished: finished, fewest: peopleFewest };

export async function loadActivity(
  db: Queryable,
  viewer: Viewer,
  asked: MetricsQuery,
): Promise<ActivityDay[]> {
  const today = sql`hour < date_trunc('day', now(), 'UTC')`;
  const { by, zone, isFinished, fewest } = cellsOf(viewer, asked.zone, today);
  const days = Array.from({ length: daysIn(asked) }, (_, at) => addDays(asked.from, at));
  const starts = days.map((one) => startOfDay(one, zone));
  const end = startOfDay(addDays(asked.to, 1), zone);
  const { rows } = await db.execute<{ at: number; views: number; people: number }>(sql`
    select at, sum(views)::int as views, sum(people)::int as people from (
      select width_bucket(hour, ${sql.param(starts)}::timestamptz[]) - 1 as at, ${by} as cell,
        sum(count) as views, count(distinct user_id) as people
      from ${usageHours} where ${and(sql`kind = 'page.viewed'`, between(starts[0] ?? end, end), usageOf(viewer, asked), isFinished)}
      group by 1, 2 having count(distinct user_id) >= ${fewest}) cells
    group by at`);
  const found = new Map(rows.map((row) => [row.at, row]));
  const none = viewer.seesAll ? 0 : null;
  return days.map((day, at) => {
    const { views, people } = found.get(at) ?? { views: none, people: none };
    return { day, views, people };
  });
}

export async function loadSearches(
  db: Queryable,
  viewer: Viewer,
  asked: MetricsQuery,
): Promise<Searches> {
  const finished = sql`hour < ${month(sql`now()`)}`;
  const { by, zone, isFinished, fewest } = cellsOf(viewer, asked.zone, finished);
  const [start, end] = [startOfDay(asked.from, zone), startOfDay(addDays(asked.to, 1), zone)];
  // Outside the foundry whole months, of which some days are in the range.
  const within = viewer.seesAll
    ? between(start, end)
    : sql`(hour >= ${month(sql`${start}::timestamptz`)}
        and hour < ${month(sql`${end}::timestamptz - interval '1 hour'`)} + interval '1 month')`;
  const cell = viewer.seesAll ? by : sql`${by} || ${month(sql`hour`)}`;
  const most = async (counted: SQL): Promise<Searches['top']> => {
    // Of those who found nothing too few must not be left, either.
    const others = sql`count(distinct user_id) filter (where count > ${counted})`;
    const { rows } = await db.execute<{ query: string; count: number; people: number }>(sql`
      select term as query, sum(searches)::int as count, max(people)::int as people from (
        select term, ${cell} as cell, sum(${counted}) as searches,
          count(distinct user_id) filter (where ${counted} > 0) as people, ${others} as others
        from ${usageHours}
        where ${and(sql`kind = 'search.run' and term <> ''`, within, usageOf(viewer, asked), isFinished)}
        group by 1, 2) cells
      where searches > 0 and people >= ${fewest} and (others = 0 or others >= ${fewest})
      group by term order by 2 desc, 1 limit ${metricsLimits.searchesMost}`);
    return rows;
  };
  return { top: await most(sql`count`), empty: await most(sql`empty`) };
}
