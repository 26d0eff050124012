import { and, inArray, sql } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { filterNames } from '#features/portfolio/metrics/domain/filter-names.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { rangeBefore, type DayRange } from '#features/portfolio/metrics/domain/range.ts';
import {
  userTypeWords,
  type NamedFilter,
  type Report,
} from '#features/portfolio/metrics/domain/report.ts';
import type { SegmentFilters } from '#features/portfolio/metrics/domain/segment.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { loadAnswerTimes, loadOpportunities } from './answer-figures.ts';
import { loadFigures } from './figures.ts';
import { loadFunnel } from './stage-figures.ts';

/** Names of what the viewer sees now; the rest is counted out as `others`. */
async function namesOf(
  db: Queryable,
  viewer: Viewer,
  name: NamedFilter['name'],
  values: readonly string[],
): Promise<readonly string[]> {
  if (name === 'cycle') return values;
  if (name === 'userType') {
    return values.map((value) => (value in userTypeWords ? userTypeWords[value as never] : value));
  }
  const rows =
    name === 'opportunity'
      ? await db
          .select({ name: opportunities.name })
          .from(opportunities)
          .where(
            and(
              inArray(opportunities.id, [...values]),
              visibleOpportunity(visibilityScopeOf(viewer)),
            ),
          )
          .orderBy(opportunities.name)
      : await db
          .select({ name: corporations.name })
          .from(corporations)
          .where(
            and(
              inArray(corporations.id, [...values]),
              viewer.seesAll ? undefined : sql`${corporations.id} = ${viewer.corporationId}::uuid`,
            ),
          )
          .orderBy(corporations.name);
  const hidden = values.length - rows.length;
  return [
    ...rows.map((one) => one.name),
    ...(hidden > 0 ? [`${hidden} that cannot be shown`] : []),
  ];
}

interface Asked {
  readonly range: DayRange;
  readonly zone: string;
  readonly filters: SegmentFilters;
}

/** The figures of the screen, for somebody with the permissions of now. */
export async function loadReport(
  db: Queryable,
  viewer: Viewer,
  { range, zone, filters }: Asked,
): Promise<Report> {
  const query: MetricsQuery = { ...filters, ...range, zone };
  const set = filterNames.filter((name) => (filters[name]?.length ?? 0) > 0);
  const named: NamedFilter[] = [];
  for (const name of set) {
    named.push({
      name,
      isExcluded: filters.except?.includes(name) === true,
      values: await namesOf(db, viewer, name, filters[name] ?? []),
    });
  }
  const list = await loadOpportunities(db, viewer, query);
  return {
    range,
    zone,
    before: rangeBefore(range),
    filters: named,
    figures: await loadFigures(db, viewer, query),
    funnel: await loadFunnel(db, viewer, query),
    answers: await loadAnswerTimes(db, viewer, query),
    opportunities: list.slice(0, metricsLimits.reportOpportunities),
  };
}
