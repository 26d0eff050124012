import { and, sql } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { ActivityDay } from '#features/portfolio/metrics/domain/metrics.ts';
import { addDays, daysIn } from '#features/portfolio/metrics/domain/range.ts';
import { startOfDay } from './start-of-day.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { placeAmong, within } from './periods.ts';
import { usageTotals } from './tables.ts';
import { cellsOf, finishedDays, usageOf } from './usage-scope.ts';
import { peopleIn } from './usage-sums.ts';

/** Pages viewed, and by how many people, day by day. */
export async function loadActivity(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<ActivityDay[]> {
  const { by, zone, isFinished, fewest, none } = cellsOf(viewer, query.zone, finishedDays);
  const days = Array.from({ length: daysIn(query) }, (_, at) => addDays(query.from, at));
  const starts = days.map((one) => startOfDay(one, zone));
  const end = startOfDay(addDays(query.to, 1), zone);
  const { rows } = await db.execute<{ at: number; views: number; people: number }>(sql`
    select at, sum(views)::int as views, sum(people)::int as people from (
      select at, cell, sum(views) as views, sum(people) as people from (
        select ${placeAmong(sql`hour`, starts)} as at, ${by} as cell, part,
          sum(count) as views, ${peopleIn(sql`people`)} as people
        from ${usageTotals} where ${and(sql`kind = 'page.viewed'`, within(sql`hour`, starts[0] ?? end, end), usageOf(viewer, query), isFinished)}
        group by 1, 2, 3) sets
      group by 1, 2 having sum(people) >= ${fewest}) cells
    group by at`);
  const byDay = new Map(rows.map((row) => [row.at, row]));
  return days.map((day, at) => {
    const { views, people } = byDay.get(at) ?? { views: none, people: none };
    return { day, views, people };
  });
}
