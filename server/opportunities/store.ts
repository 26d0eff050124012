import { and, arrayContains, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { opportunitySorts } from '#domain/opportunities/endpoints.ts';
import type { Opportunity, OpportunityDraft, OpportunityStatus } from '#domain/opportunities/opportunity.ts';
import { summarise } from '#domain/opportunities/summary.ts';
import type { Granted } from '#server/gate/grant.ts';
import { anyViewer, sightOf, visibleCorporation, visibleOpportunity } from '#server/gate/visibility.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import {
  behind,
  inOrder,
  keyColumn,
  pageOf,
  textKey,
  type SortKey,
} from '#server/platform/database/cursor.ts';
import { containing } from '#server/platform/database/like.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import { corporations, cycles } from '#server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#server/tables/opportunities.ts';
import { newId } from '#server/tables/columns.ts';
import { endDate, rowColumns, status, wholeColumns } from './columns.ts';

export interface OpportunityFilters {
  corporationId?: string | undefined;
  status?: OpportunityStatus | undefined;
  category?: string | undefined;
  cycleId?: string | undefined;
  q?: string | undefined;
}

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

/** Each filter apart, so that a facet can be counted without itself. */
function conditions(filters: OpportunityFilters): Partial<Record<keyof OpportunityFilters, SQL>> {
  const { corporationId, category, cycleId, q } = filters;
  return {
    ...(corporationId && { corporationId: eq(opportunities.corporationId, corporationId) }),
    ...(filters.status && { status: sql`${status} = ${filters.status}` }),
    ...(category && { category: arrayContains(opportunities.categories, [category]) }),
    ...(cycleId && { cycleId: eq(opportunities.cycleId, cycleId) }),
    ...(q && {
      q: or(
        ilike(opportunities.name, containing(q)),
        ilike(opportunities.introduction, containing(q)),
        ilike(opportunities.businessNeed, containing(q)),
        sql`exists (select 1 from unnest(${opportunities.categories}) c where c ilike ${containing(q)})`,
      ) as SQL,
    }),
  };
}

/** Reads and writes of opportunities. Reads take the viewer: what one may not see is not found. */
export function opportunityStore(database: Database) {
  const getPrepared = database
    .select(wholeColumns(anyViewer))
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .where(and(eq(opportunities.id, sql.placeholder('id')), visibleOpportunity(anyViewer)))
    .prepare('opportunity_get');

  return {
    async get(viewer: Viewer, id: string): Promise<Opportunity | null> {
      const [found] = await getPrepared.execute({ id, ...sightOf(viewer) });
      return found ?? null;
    },

    /** The same inside a transaction, where a prepared query of the pool cannot look. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Opportunity | null> {
      const sight = sightOf(viewer);
      const [found] = await db
        .select(wholeColumns(sight))
        .from(opportunities)
        .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
        .where(and(eq(opportunities.id, id), visibleOpportunity(sight)));
      return found ?? null;
    },

    async list(
      viewer: Viewer,
      { sort, limit, cursor, ...filters }: OpportunityFilters & {
        sort: (typeof opportunitySorts)[number];
        limit: number;
        cursor?: string | undefined;
      },
    ) {
      const sight = sightOf(viewer);
      const keys = sortKeys[sort];
      const rows = await database
        .select({ ...rowColumns(sight), cursorKeys: keyColumn(keys) })
        .from(opportunities)
        .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
        .where(
          and(
            visibleOpportunity(sight),
            ...Object.values(conditions(filters)),
            behind(cursor, keys),
          ),
        )
        .orderBy(...inOrder(keys))
        .limit(limit + 1);
      return pageOf(rows, limit);
    },

    async facets(viewer: Viewer, filters: OpportunityFilters) {
      const all = conditions(filters);
      const visible = visibleOpportunity(sightOf(viewer));
      const counted = async (without: keyof OpportunityFilters | null, value: SQL, label: SQL) => {
        const others = Object.entries(all).filter(([name]) => name !== without);
        const from =
          without === 'category'
            ? sql`, lateral (select distinct unnest(${opportunities.categories}) as category)`
            : sql``;
        const { rows } = await database.execute<{ value: string; label: string; count: number }>(sql`
          select ${value} as value, ${label} as label, count(*)::int as count,
            max(${endDate}) as latest
          from ${opportunities} join ${cycles} on ${cycles.id} = ${opportunities.cycleId}${from}
          where ${and(visible, ...others.map(([, condition]) => condition))}
          group by 1, 2 order by ${without === 'cycleId' ? sql`latest desc nulls last, label` : sql`count desc, label`}`);
        return rows;
      };
      const [categories, statuses, cycleRows, [total]] = await Promise.all([
        counted('category', sql`category`, sql`category`),
        counted('status', status, status),
        counted('cycleId', sql`${cycles.id}::text`, sql`${cycles.name}`),
        counted(null, sql`'all'`, sql`'all'`),
      ]);
      return { total: total?.count ?? 0, categories, statuses, cycles: cycleRows };
    },

    /** Answers the new id. Whoever is not of the foundry becomes its Case Owner. */
    async create(
      db: Queryable,
      granted: Granted<'createOpportunity'>,
      draft: z.infer<typeof OpportunityDraft>,
      publicUrl: string,
    ): Promise<string> {
      const id = newId();
      const { cycleStartDate, cycleEndDate, url, ...texts } = draft;
      await db.insert(opportunities).values({
        ...texts,
        id,
        url: url ?? `${publicUrl}/opportunity/${id}`,
        summary: summarise(draft.introduction, draft.businessNeed),
        startDate: cycleStartDate,
        endDate: cycleEndDate,
      });
      const { viewer } = granted;
      if (!viewer.seesAll && viewer.userId !== null) {
        await db
          .insert(opportunityTeam)
          .values({ opportunityId: id, userId: viewer.userId, role: 'Case Owner' });
      }
      return id;
    },

    async seesCorporation(db: Queryable, viewer: Viewer, id: string): Promise<boolean> {
      const found = await db
        .select({ id: corporations.id })
        .from(corporations)
        .where(and(eq(corporations.id, id), visibleCorporation(sightOf(viewer))));
      return found.length > 0;
    },

    /** Whether this cycle belongs to this corporation. */
    async hasCycle(db: Queryable, corporationId: string, cycleId: string): Promise<boolean> {
      const found = await db
        .select({ id: cycles.id })
        .from(cycles)
        .where(and(eq(cycles.id, cycleId), eq(cycles.corporationId, corporationId)));
      return found.length > 0;
    },
  };
}

export type OpportunityStore = ReturnType<typeof opportunityStore>;
