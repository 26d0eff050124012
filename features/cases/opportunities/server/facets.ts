import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { placeholderScope } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { memoizePrepared } from '#core/platform/database/prepared-queries.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type { OpportunityFilters } from '#features/cases/opportunities/domain/opportunity-filters.ts';
import { opportunities, opportunityTeam } from './tables.ts';
import {
  endDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { conditionOf, filtersSet, filterValues, seesTeam, type FilterName } from './filters.ts';

interface Facet {
  readonly value: SQL<string>;
  readonly label: SQL<string>;
  readonly order: SQL;
  /** The filter of this facet, which is ignored in its own counts. */
  readonly filter: FilterName | null;
  /** What of an opportunity has the value, where it may have several. */
  readonly of?: SQL;
  /** A value that is chosen has its name even where nothing else fits it. */
  readonly keepsChosen?: true;
}

const all = sql<string>`'all'`;
const category = sql<string>`category_of.category`;
const byCount = sql`3 desc, 2`;

const person = (filter: FilterName, which: SQL) =>
  ({
    value: sql<string>`person_of.id::text`,
    label: sql<string>`person_of.name`,
    order: byCount,
    filter,
    of: sql`lateral (
      select ${users.id} as id, concat_ws(' ', ${users.firstName}, ${users.lastName}) as name
      from ${opportunityTeam} join ${users} on ${users.id} = ${opportunityTeam.userId}
      where ${opportunityTeam.opportunityId} = ${opportunities.id} and ${which} and ${seesTeam}
    ) person_of`,
    keepsChosen: true,
  }) as const;

const facets = {
  categories: {
    value: category,
    label: category,
    order: byCount,
    filter: 'category',
    of: sql`lateral (select distinct unnest(${opportunities.categories}) as category) category_of`,
    keepsChosen: true,
  },
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
  corporations: {
    value: sql`${corporations.id}::text`,
    label: sql`${corporations.name}`,
    order: byCount,
    filter: 'corporation',
    keepsChosen: true,
  },
  owners: person('owner', sql`${opportunityTeam.role} = 'Case Owner'`),
  members: person('member', sql`true`),
  total: { value: all, label: all, order: byCount, filter: null },
} satisfies Record<string, Facet>;

type FacetName = keyof typeof facets;
interface FacetQuery {
  readonly name: FacetName;
  /** The filters that are set, but for its own. */
  readonly others: readonly FilterName[];
  readonly isChosen: boolean;
}

const inOrder = (
  one: { readonly count: number; readonly label: string },
  other: { readonly count: number; readonly label: string },
): number => other.count - one.count || one.label.localeCompare(other.label);

/** Facet counts over the visible opportunities. */
export function opportunityFacets(database: Database, submissions: OpportunitySubmissions) {
  const prepared = memoizePrepared(
    ({ name, others, isChosen }: FacetQuery) =>
      ['opportunity_facet', name, ...others, isChosen ? 'chosen' : ''].join('_'),
    ({ name, others, isChosen }, queryName) => {
      const { value, label, order, filter, of, keepsChosen }: Facet = facets[name];
      const counted = conditionOf(others) ?? sql`true`;
      const selection =
        isChosen && keepsChosen && filter !== null
          ? sql`${value} = any(${sql.placeholder(filter)}::text[])`
          : undefined;
      const count = sql<number>`(count(*) filter (where ${counted}))::int`;
      const query = database
        .select({ value, label, count })
        .from(opportunities)
        .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
        .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
        .$dynamic();
      return (of ? query.innerJoin(of, sql`true`) : query)
        .where(and(visibleOpportunity(placeholderScope), or(counted, selection)))
        .groupBy(sql`1`, sql`2`)
        .orderBy(...(selection ? [sql`bool_or(${selection}) desc`] : []), order)
        .limit(limits.facetValuesMost)
        .prepare(queryName);
    },
  );

  return async (viewer: Viewer, filters: OpportunityFilters) => {
    const values = await filterValues(database, submissions, viewer, filters);
    const set = filtersSet(filters);
    const count = async (name: FacetName) => {
      const { filter, order }: Facet = facets[name];
      const others = set.filter((one) => one !== filter);
      const query = prepared({ name, others, isChosen: others.length < set.length });
      const rows = await query.execute(values);
      // A value keeps its place when it is chosen.
      return order === byCount ? rows.toSorted(inOrder) : rows;
    };
    const [categories, statuses, cycleRows, ofCorporations, owners, members, [total]] =
      await Promise.all([
        count('categories'),
        count('statuses'),
        count('cycles'),
        count('corporations'),
        count('owners'),
        count('members'),
        count('total'),
      ]);
    return {
      total: total?.count ?? 0,
      categories,
      statuses,
      cycles: cycleRows,
      corporations: ofCorporations,
      owners,
      members,
    };
  };
}
