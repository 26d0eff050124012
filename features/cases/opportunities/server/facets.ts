import { and, eq, sql, type SQL } from 'drizzle-orm';
import { placeholderScope, scopeParameters } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { memoizePrepared } from '#core/platform/database/prepared-queries.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from './tables.ts';
import {
  endDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import {
  conditionsOf,
  filtersSet,
  filterValues,
  type FilterName,
  type OpportunityFilters,
} from './filters.ts';

interface Facet {
  readonly value: SQL<string>;
  readonly label: SQL<string>;
  readonly order: SQL;
  /** The filter of this facet, which is ignored in its own counts. */
  readonly filter: FilterName | null;
}

const all = sql<string>`'all'`;
const category = sql<string>`category_of.category`;
const byCount = sql`count(*) desc, 2`;

const facets = {
  categories: { value: category, label: category, order: byCount, filter: 'category' },
  statuses: {
    value: statusOfOpportunity,
    label: statusOfOpportunity,
    order: byCount,
    filter: 'status',
  },
  cycles: {
    value: sql`${cycles.name}`,
    label: sql`${cycles.name}`,
    order: sql`max(${endDate}) desc nulls last, 2`,
    filter: 'cycle',
  },
  total: { value: all, label: all, order: byCount, filter: null },
} satisfies Record<string, Facet>;

type FacetName = keyof typeof facets;

/** Facet counts over the visible opportunities. */
export function opportunityFacets(database: Database) {
  const prepared = memoizePrepared(
    ([name, filters]: readonly [FacetName, readonly FilterName[]]) =>
      ['opportunity_facet', name, ...filters].join('_'),
    ([name, filters], queryName) => {
      const { value, label, order } = facets[name];
      const counted = database
        .select({ value, label, count: sql<number>`count(*)::int` })
        .from(opportunities)
        .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
        .$dynamic();
      const joined =
        name === 'categories'
          ? counted.innerJoin(
              sql`lateral (select distinct unnest(${opportunities.categories}) as category) category_of`,
              sql`true`,
            )
          : counted;
      return joined
        .where(and(visibleOpportunity(placeholderScope), ...conditionsOf(filters)))
        .groupBy(sql`1`, sql`2`)
        .orderBy(order)
        .prepare(queryName);
    },
  );

  return async (viewer: Viewer, filters: OpportunityFilters) => {
    const values = { ...filterValues(filters), ...scopeParameters(viewer) };
    const count = (name: FacetName) => {
      const others = filtersSet(filters).filter((filter) => filter !== facets[name].filter);
      return prepared([name, others]).execute(values);
    };
    const [categories, statuses, cycleRows, [total]] = await Promise.all([
      count('categories'),
      count('statuses'),
      count('cycles'),
      count('total'),
    ]);
    return { total: total?.count ?? 0, categories, statuses, cycles: cycleRows };
  };
}
