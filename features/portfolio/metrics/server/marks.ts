import { and, sql } from 'drizzle-orm';
import { imports } from '#features/directory/imports/server/tables.ts';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { Mark } from '#features/portfolio/metrics/domain/parts.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { periodsOf, within } from './periods.ts';
import { conditionOf, corporationsOf, opportunitiesOf } from './scope.ts';

const { largeImport } = metricsLimits;

/** Cycles of several corporations that share a name and a day are one mark. */
export async function loadMarks(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<Mark[]> {
  const { start, end } = periodsOf(query);
  const isOurs = and(
    corporationsOf(viewer, query),
    sql`${corporations.isActive}`,
    conditionOf(sql`${cycles.name}`, 'cycle', query),
  );
  const { rows } = await db.execute<Mark & Record<string, unknown>>(sql`
    with happened as (
      select ${cycles.startDate} as at, 'opened' as kind, ${cycles.name} as name, null::int as count
      from ${cycles} join ${corporations} on ${corporations.id} = ${cycles.corporationId} where ${isOurs}
      union all
      select ${cycles.endDate}, 'closed', ${cycles.name}, null
      from ${cycles} join ${corporations} on ${corporations.id} = ${cycles.corporationId} where ${isOurs}
      union all
      select ${imports.finishedAt}, 'imported', ${opportunities.name}, ${imports.created}
      from ${imports} join ${opportunities} on ${opportunities.id} = ${imports.opportunityId}
      join ${corporations} on ${corporations.id} = ${opportunities.corporationId}
      join ${cycles} on ${cycles.id} = ${opportunities.cycleId}
      where ${imports.of} = 'submissions' and ${imports.state} = 'done'
        and ${imports.created} >= ${largeImport} and ${opportunitiesOf(viewer, query)})
    select (at at time zone ${query.zone})::date::text as day, kind, name, sum(count)::int as count
    from happened where ${within(sql`at`, start, end)}
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}
