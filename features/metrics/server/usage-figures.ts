import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import type { ActivityDay, Searches } from '#features/metrics/domain/metrics.ts';
import { addDays, daysIn, startOfDay } from '#features/metrics/domain/range.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { periodsOf } from './periods.ts';
import { usageHours } from './tables.ts';

/** Use by people of the corporation; by everybody for the foundry. */
function usageWithin(viewer: Viewer, asked: MetricsQuery): SQL | undefined {
  const { start, end } = periodsOf(asked);
  const { corporationId } = asked;
  return and(
    gte(usageHours.hour, start),
    lt(usageHours.hour, end),
    viewer.seesAll ? undefined : sql`${usageHours.corporationId} = ${viewer.corporationId}::uuid`,
    corporationId === undefined ? undefined : eq(usageHours.corporationId, corporationId),
  );
}

/** The foundry sees what one person did; others only what enough people did. */
const peopleFewest = ({ seesAll }: Viewer): number => (seesAll ? 0 : metricsLimits.peopleFewest);

export async function loadActivity(
  db: Queryable,
  viewer: Viewer,
  asked: MetricsQuery,
): Promise<ActivityDay[]> {
  const days = Array.from({ length: daysIn(asked) }, (_, at) => addDays(asked.from, at));
  const starts = days.map((one) => startOfDay(one, asked.zone));
  const { rows } = await db.execute<{ at: number; views: number; people: number }>(sql`
    select width_bucket(hour, ${sql.param(starts)}::timestamptz[]) - 1 as at,
      sum(count)::int as views, count(distinct user_id)::int as people
    from ${usageHours} where kind = 'page.viewed' and ${usageWithin(viewer, asked)} group by 1`);
  const found = new Map(rows.map((row) => [row.at, row]));
  return days.map((day, at) => {
    const { views, people } = found.get(at) ?? { views: 0, people: 0 };
    return people < peopleFewest(viewer)
      ? { day, views: null, people: null }
      : { day, views, people };
  });
}

export async function loadSearches(
  db: Queryable,
  viewer: Viewer,
  asked: MetricsQuery,
): Promise<Searches> {
  const most = async (counted: SQL): Promise<Searches['top']> => {
    const { rows } = await db.execute<{ query: string; count: number; people: number }>(sql`
      select term as query, sum(${counted})::int as count, count(distinct user_id)::int as people
      from ${usageHours} where kind = 'search.run' and term <> '' and ${counted} > 0
        and ${usageWithin(viewer, asked)}
      group by term having count(distinct user_id) >= ${peopleFewest(viewer)}
      order by 2 desc, 1 limit ${metricsLimits.searchesShown}`);
    return rows;
  };
  return { top: await most(sql`count`), empty: await most(sql`empty`) };
}
