import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { Pilots } from '#features/portfolio/metrics/domain/metrics.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { pilotCharters } from '#features/portfolio/projects/server/part-tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { conditionOf, corporationsOf } from './scope.ts';

/** Projects that the viewer sees, within the filters: as they are now, not in the days of a range. */
export async function loadPilots(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<Pilots> {
  const today = sql`(now() at time zone ${query.zone})::date`;
  const isPilot = sql`${projects.phase} = 'Pilot'`;
  const countOf = (condition: typeof isPilot) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const { decisionDate } = pilotCharters;
  const [row] = await db
    .select({
      active: countOf(sql`${projects.phase} <> 'Closed'`),
      pilots: countOf(isPilot),
      due: countOf(
        sql`${isPilot} and ${decisionDate} between ${today} and ${today} + ${metricsLimits.decisionDays}::int`,
      ),
      overdue: countOf(sql`${isPilot} and ${decisionDate} < ${today}`),
    })
    .from(projects)
    .innerJoin(corporations, eq(corporations.id, projects.corporationId))
    .leftJoin(opportunities, eq(opportunities.id, projects.opportunityId))
    .leftJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .leftJoin(
      pilotCharters,
      and(eq(pilotCharters.projectId, projects.id), isNull(pilotCharters.outcome)),
    )
    .where(
      and(
        visibleProject(visibilityScopeOf(viewer)),
        corporationsOf(viewer, query),
        conditionOf(sql`${opportunities.id}`, 'opportunity', query),
        conditionOf(sql`${cycles.name}`, 'cycle', query),
      ),
    );
  return row ?? { active: 0, pilots: 0, due: 0, overdue: 0 };
}
