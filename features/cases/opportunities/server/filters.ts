import { eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from './tables.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';

export interface OpportunityFilters {
  corporationId?: string | undefined;
  status?: OpportunityStatus | undefined;
  category?: string | undefined;
  cycleId?: string | undefined;
  cycle?: string | undefined;
  q?: string | undefined;
}

export type FilterName = keyof OpportunityFilters;

const filterNames: readonly FilterName[] = [
  'corporationId',
  'status',
  'category',
  'cycleId',
  'cycle',
  'q',
];

const value = (name: FilterName) => sql.placeholder(name);

/** One condition per filter, so that a facet can be counted without its own. Values are placeholders. */
const conditions: Record<FilterName, SQL | undefined> = {
  corporationId: eq(opportunities.corporationId, value('corporationId')),
  status: sql`${statusOfOpportunity} = ${value('status')}`,
  category: sql`${opportunities.categories} @> array[${value('category')}]::text[]`,
  cycleId: eq(cycles.id, value('cycleId')),
  cycle: eq(cycles.name, value('cycle')),
  q: or(
    ilike(opportunities.name, value('q')),
    ilike(opportunities.introduction, value('q')),
    ilike(opportunities.businessNeed, value('q')),
    sql`exists (select 1 from unnest(${opportunities.categories}) c where c ilike ${value('q')})`,
  ),
};

/** The filters that are set, in a fixed order. */
export const filtersSet = (filters: OpportunityFilters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

export const conditionsOf = (names: readonly FilterName[]): (SQL | undefined)[] =>
  names.map((name) => conditions[name]);

/** The values of the placeholders. */
export const filterValues = (filters: OpportunityFilters): Record<string, unknown> => ({
  ...filters,
  ...(filters.q !== undefined && { q: likeContaining(filters.q) }),
});
