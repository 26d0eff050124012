import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { stageCounts } from '#features/cases/opportunities/domain/stage-counts.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  afterPlaceholder,
  orderByKeys,
  keyColumn,
  pageOf,
  cursorParameters,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Database } from '#core/platform/database/open.ts';
import { memoizePrepared } from '#core/platform/database/prepared-queries.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { opportunities } from './tables.ts';
import { asRead } from './as-read.ts';
import { rowColumns, stageColumns } from './columns.ts';
import { filtersSet, filterValues, visibleWith, type FilterName } from './filters.ts';
import type { OpportunityFilters } from '#features/cases/opportunities/domain/opportunity-filters.ts';
import { descending, sortKeys, type Direction, type Sort } from './sort-keys.ts';

interface ListShape {
  readonly sort: Sort;
  readonly direction: Direction;
  readonly filters: readonly FilterName[];
  readonly isContinued: boolean;
  readonly withStageCounts: boolean;
}

export interface ListQuery extends OpportunityFilters {
  readonly sort: Sort;
  readonly direction?: Direction | undefined;
  readonly with?: 'stageCounts' | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Row = SelectResultFields<typeof rowColumns> &
  Partial<SelectResultFields<ReturnType<typeof stageColumns>>>;

/** Replaces the columns from which the counts by stage are computed by these. */
function withCounts({ countsByStage, stages: configured, ...row }: Row) {
  if (countsByStage === undefined) return row;
  const stages = stagesOf({ stages: configured });
  return { ...row, stageCounts: stageCounts(countsByStage, stages) };
}

const nameOf = ({ sort, direction, filters, isContinued, withStageCounts }: ListShape) =>
  [
    'opportunity_list',
    sort,
    direction,
    ...filters,
    isContinued ? 'more' : '',
    withStageCounts ? 'stages' : '',
  ].join('_');

/** Pages of visible opportunities. */
export function opportunityList(database: Database, submissions: OpportunitySubmissions) {
  const build = ({ sort, direction, filters, isContinued }: ListShape, row: SQL<Row>) =>
    database
      .select({ row, cursorKeys: keyColumn(sortKeys[sort]) })
      .from(opportunities)
      .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
      .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
      .where(
        and(
          visibleWith(filters),
          isContinued ? afterPlaceholder(sortKeys[sort], direction) : undefined,
        ),
      )
      .orderBy(...orderByKeys(sortKeys[sort], direction))
      .limit(sql.placeholder('limit'));
  const prepared = memoizePrepared(nameOf, (shape, name) =>
    build(
      shape,
      shape.withStageCounts
        ? jsonObject({ ...rowColumns, ...stageColumns(submissions) })
        : jsonObject(rowColumns),
    ).prepare(name),
  );

  return async (
    viewer: Viewer,
    { sort, limit, cursor, direction, with: more, ...filters }: ListQuery,
  ) => {
    const isContinued = cursor !== undefined;
    const query = prepared({
      sort,
      direction: direction ?? (descending.includes(sort) ? 'descending' : 'ascending'),
      filters: filtersSet(filters),
      isContinued,
      withStageCounts: more === 'stageCounts',
    });
    const rows = await query.execute({
      ...(await filterValues(database, submissions, viewer, filters)),
      ...(isContinued && cursorParameters(cursor, sortKeys[sort])),
      limit: limit + 1,
    });
    const page = pageOf(rows, limit);
    const now = new Date();
    return { ...page, data: page.data.map((row) => asRead(viewer, withCounts(row), now)) };
  };
}
