import { sql } from 'drizzle-orm';
import type { MetricsQuery, stageCurve } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { StageCurve, StageTime } from '#features/portfolio/metrics/domain/metrics.ts';
import {
  estimateSurvival,
  quantileOf,
  thinSteps,
} from '#features/portfolio/metrics/domain/survival.ts';
import type { Parsed } from '#core/domain/endpoint.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { periodsOf, within } from './periods.ts';
import { casesWithin } from './scope.ts';
import { stays } from './stage-figures.ts';

interface Row extends Record<string, unknown> {
  readonly stage: string;
  /** Null: of all of the stage, also of those in which nobody stayed. */
  readonly days: number | null;
  readonly isTotal: boolean;
  readonly submissions: number;
  readonly left: number;
  readonly open: number;
}

interface Stayed {
  readonly stage: string;
  readonly submissions: number;
  readonly left: number;
  readonly open: number;
  readonly steps: ReturnType<typeof estimateSurvival>;
}

/** The stays of each stage, counted by days with one decimal: as they are shown. */
async function loadStays(db: Queryable, viewer: Viewer, query: MetricsQuery): Promise<Stayed[]> {
  const { start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const days = sql`extract(epoch from coalesce(stay.left_at, now()) - stay.at) / 86400`;
  const { rows } = await db.execute<Row>(sql`${cases},
    stay as materialized (select * from ${stays} case_stay),
    stayed as (
      select stages.name as stage, stages.place, stay.id, stay.left_at,
        round((${days})::numeric, 1)::float8 as days
      from stages left join stay on stay.corporation_id = stages.corporation_id
        and stay.stage = stages.name and ${within(sql`stay.created_at`, start, end)}
      where not stages.refuses and not stages.is_last)
    select stage, days, grouping(days) = 1 as "isTotal", count(distinct id)::int as submissions,
      count(left_at)::int as left, (count(id) - count(left_at))::int as open
    from stayed group by grouping sets ((stage), (stage, days))
    order by min(min(place)) over (partition by stage), stage`);
  return [...Map.groupBy(rows, ({ stage }) => stage).entries()].map(([stage, ofStage]) => {
    const { submissions = 0, left = 0, open = 0 } = ofStage.find(({ isTotal }) => isTotal) ?? {};
    const counted = ofStage.flatMap((row) =>
      row.isTotal || row.days === null ? [] : { ...row, days: row.days },
    );
    return { stage, submissions, left, open, steps: estimateSurvival(counted) };
  });
}

/** Those that are still in a stage count as waiting until now, not as gone. */
export async function loadStageTimes(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<StageTime[]> {
  const all = await loadStays(db, viewer, query);
  return all.map(({ stage, submissions, open, steps }) => ({
    stage,
    submissions,
    open,
    p25Days: quantileOf(steps, 0.25),
    medianDays: quantileOf(steps, 0.5),
    p75Days: quantileOf(steps, 0.75),
    p90Days: quantileOf(steps, 0.9),
  }));
}

/** The curve of one stage. Of one that nobody has, nobody stayed. */
export async function loadStageCurve(
  db: Queryable,
  viewer: Viewer,
  query: Parsed<typeof stageCurve>['query'],
): Promise<StageCurve> {
  const all = await loadStays(db, viewer, query);
  const { left = 0, open = 0, steps = [] } = all.find(({ stage }) => stage === query.stage) ?? {};
  return {
    stage: query.stage,
    stays: left + open,
    open,
    steps: thinSteps(steps, metricsLimits.curveSteps),
  };
}
