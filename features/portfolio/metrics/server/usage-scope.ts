import { and, sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { conditionOf } from './scope.ts';

/** Use by people of the corporation, and of the foundry for it; by everybody for the foundry. */
export const usageOf = (viewer: Viewer, query: MetricsQuery): SQL | undefined =>
  and(
    viewer.seesAll ? undefined : sql`corporation_id = ${viewer.corporationId}::uuid`,
    conditionOf(sql`corporation_id`, 'corporation', query),
    conditionOf(sql`user_type`, 'userType', query),
  );

/** A calendar month in UTC. */
export const monthOf = (at: SQL): SQL => sql`date_trunc('month', ${at}, 'UTC')`;

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
  /** Of what nothing is said of: nothing, or not told. */
  readonly none: 0 | null;
}

export const cellsOf = (viewer: Viewer, zone: string, finished: SQL): Cells =>
  viewer.seesAll
    ? { by: sql`null::text`, zone, isFinished: undefined, fewest: 0, none: 0 }
    : {
        by: sql`user_type`,
        zone: 'UTC',
        isFinished: finished,
        fewest: metricsLimits.peopleFewest,
        none: null,
      };

/** Only days in UTC that have ended. */
export const finishedDays = sql`hour < date_trunc('day', now(), 'UTC')`;
