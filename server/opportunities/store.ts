import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { opportunitySorts } from '#domain/opportunities/endpoints.ts';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { stagesOf } from '#domain/submissions/stages.ts';
import type { TeamMember } from '#domain/users/user.ts';
import {
  anyViewer,
  sightOf,
  viewerValues,
  visibleOpportunity,
  type Sight,
} from '#server/gate/visibility.ts';
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
import type { Database, Queryable } from '#server/platform/database/open.ts';
import { preparedBy } from '#server/platform/database/prepared.ts';
import { corporations, cycles } from '#server/tables/corporations.ts';
import { opportunities } from '#server/tables/opportunities.ts';
import { rowColumns, wholeColumns } from './columns.ts';
import { opportunityFacets } from './facets.ts';
import {
  conditionsOf,
  filtersSet,
  filterValues,
  type FilterName,
  type OpportunityFilters,
} from './filters.ts';

const uuidKey: SortKey = { by: sql`${opportunities.id}`, type: 'uuid' };
const nameKey = textKey(opportunities.name);

/** Every key ascending: later dates come first because they are turned around. */
const sortKeys: Record<(typeof opportunitySorts)[number], readonly SortKey[]> = {
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

type Sort = (typeof opportunitySorts)[number];

interface ListShape {
  readonly sort: Sort;
  readonly filters: readonly FilterName[];
  readonly isContinued: boolean;
}

/**
 * The reader's own roles: computed for each reader and never stored (section 6). A row is always
 * read with its whole team; who may see that is decided by whoever answers it.
 */
const withOwnRoles = <Row extends { team: TeamMember[] }>(viewer: Viewer, row: Row) => ({
  ...row,
  roles: row.team.flatMap(({ id, role }) => (id === viewer.userId && role !== null ? [role] : [])),
});

/** A whole opportunity: with the reader's roles, and the stages that its corporation has set. */
function whole(
  viewer: Viewer,
  { igniteConfig, ...found }: SelectResultFields<typeof wholeColumns>,
): Opportunity {
  return { ...withOwnRoles(viewer, found), stages: [...stagesOf(igniteConfig)] };
}

const one = (db: Queryable, sight: Sight, id: string | Placeholder) =>
  db
    .select({ found: jsonObject(wholeColumns) })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunities.id, id), visibleOpportunity(sight)));

/** Reads and writes of opportunities. Reads take the viewer: what one may not see is not found. */
export function opportunityStore(database: Database) {
  const getPrepared = one(database, anyViewer, sql.placeholder('id')).prepare('opportunity_get');

  const listPrepared = preparedBy(
    ({ sort, filters, isContinued }: ListShape) =>
      ['opportunity_list', sort, ...filters, isContinued ? 'more' : ''].join('_'),
    ({ sort, filters, isContinued }, name) =>
      database
        .select({
          row: jsonObject(rowColumns),
          cursorKeys: keyColumn(sortKeys[sort]),
        })
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

  return {
    async get(viewer: Viewer, id: string): Promise<Opportunity | null> {
      const [row] = await getPrepared.execute({ id, ...viewerValues(viewer) });
      return row ? whole(viewer, row.found) : null;
    },

    /** The same inside a transaction, where a prepared query of the pool cannot look. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Opportunity | null> {
      const [row] = await one(db, sightOf(viewer), id);
      return row ? whole(viewer, row.found) : null;
    },

    async list(
      viewer: Viewer,
      {
        sort,
        limit,
        cursor,
        ...filters
      }: OpportunityFilters & {
        sort: Sort;
        limit: number;
        cursor?: string | undefined;
      },
    ) {
      const query = listPrepared({
        sort,
        filters: filtersSet(filters),
        isContinued: cursor !== undefined,
      });
      const rows = await query.execute({
        ...filterValues(filters),
        ...(cursor !== undefined && placeAt(cursor, sortKeys[sort])),
        limit: limit + 1,
        ...viewerValues(viewer),
      });
      const page = pageOf(rows, limit);
      return { ...page, data: page.data.map((row) => withOwnRoles(viewer, row)) };
    },

    facets: opportunityFacets(database),
  };
}

export type OpportunityStore = ReturnType<typeof opportunityStore>;
