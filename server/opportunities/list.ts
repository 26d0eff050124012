import { and, eq, sql } from 'drizzle-orm';
import type { opportunitySorts } from '#domain/opportunities/endpoints.ts';
import { anyViewer, viewerValues, visibleOpportunity } from '#server/gate/visibility.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import {
  behindPlace,
  inOrder,
  keyColumn,
  pageOf,
  placeAt,
  textKey,
  type SortKey,
} from '#server/platform/database/cursor.ts';
import { jsonObject } from '#server/platform/database/json-object.ts';
import type { Database } from '#server/platform/database/open.ts';
import { preparedBy } from '#server/platform/database/prepared.ts';
import { cycles } from '#server/tables/corporations.ts';
import { opportunities } from '#server/tables/opportunities.ts';
import { rowColumns, withOwnRoles } from './columns.ts';
import {
  conditionsOf,
  filtersSet,
  filterValues,
  type FilterName,
  type OpportunityFilters,
} from './filters.ts';

type Sort = (typeof opportunitySorts)[number];

const uuidKey: SortKey = { by: sql`${opportunities.id}`, type: 'uuid' };
const nameKey = textKey(opportunities.name);

/** Every key ascending: later dates come first because they are turned around. */
const sortKeys: Record<Sort, readonly SortKey[]> = {
  cycle: [
    { by: sql`coalesce(-extract(epoch from ${cycles.endDate})::float8, 1e15)`, type: 'float8' },
    textKey(cycles.name),
    nameKey,
    uuidKey,
  ],
  updated: [
    { by: sql`-extract(epoch from ${opportunities.updatedAt})::float8`, type: 'float8' },
    uuidKey,
  ],
  name: [nameKey, uuidKey],
};

interface ListShape {
  readonly sort: Sort;
  readonly filters: readonly FilterName[];
  readonly isContinued: boolean;
}

export interface ListQuery extends OpportunityFilters {
  readonly sort: Sort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Pages of visible opportunities. */
export function opportunityList(database: Database) {
  const prepared = preparedBy(
    ({ sort, filters, isContinued }: ListShape) =>
      ['opportunity_list', sort, ...filters, isContinued ? 'more' : ''].join('_'),
    ({ sort, filters, isContinued }, name) =>
      database
        .select({ row: jsonObject(rowColumns), cursorKeys: keyColumn(sortKeys[sort]) })
        .from(opportunities)
        .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
        .where(
          and(
            visibleOpportunity(anyViewer),
            ...conditionsOf(filters),
            isContinued ? behindPlace(sortKeys[sort]) : undefined,
          ),
        )
        .orderBy(...inOrder(sortKeys[sort]))
        .limit(sql.placeholder('limit'))
        .prepare(name),
  );

  return async (viewer: Viewer, { sort, limit, cursor, ...filters }: ListQuery) => {
    const isContinued = cursor !== undefined;
    const query = prepared({ sort, filters: filtersSet(filters), isContinued });
    const rows = await query.execute({
      ...filterValues(filters),
      ...(isContinued && placeAt(cursor, sortKeys[sort])),
      limit: limit + 1,
      ...viewerValues(viewer),
    });
    const page = pageOf(rows, limit);
    return { ...page, data: page.data.map((row) => withOwnRoles(viewer, row)) };
  };
}
