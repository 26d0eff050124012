import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { textArray } from '#core/platform/database/array-parameters.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { ProjectFilters } from '#features/portfolio/projects/domain/project-filters.ts';
import { visibleProject } from './shared/visibility.ts';
import { matching } from './filters.ts';
import { ownerName } from './project-columns.ts';
import { projects } from './tables.ts';

/** Filters by one of several values. */
type ListName = {
  [Name in keyof ProjectFilters]-?: NonNullable<ProjectFilters[Name]> extends readonly string[]
    ? Name
    : never;
}[keyof ProjectFilters];

interface Facet {
  readonly value: SQL;
  readonly label: SQL;
  /** The filter of this facet, which is ignored in its own counts. */
  readonly filter: ListName;
}

const named = (filter: ListName, id: SQL, label: SQL): Facet => ({
  value: sql`coalesce(${id}::text, 'none')`,
  label: sql`coalesce(${label}, '')`,
  filter,
});
const own = (filter: ListName, value: SQL): Facet => ({ value, label: value, filter });

const facets = {
  phases: own('phase', sql`${projects.phase}`),
  healths: own('health', sql`${projects.health}`),
  corporations: named('corporation', sql`${corporations.id}`, sql`${corporations.name}`),
  opportunities: named('opportunity', sql`${opportunities.id}`, sql`${opportunities.name}`),
  companies: named('company', sql`${companies.id}`, sql`${companies.name}`),
  owners: named('owner', sql`${users.id}`, ownerName),
  sources: own('source', sql`${projects.source}`),
} satisfies Record<string, Facet>;

type FacetName = keyof typeof facets;
export interface Counted {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A value keeps its place when it is chosen. */
const byCount = (one: Counted, other: Counted): number =>
  other.count - one.count || one.label.localeCompare(other.label);

/** Facet counts over the visible projects: the most frequent values, and those that are chosen. */
export const projectFacets =
  (database: Database) => async (viewer: Viewer, filters: Partial<ProjectFilters>) => {
    const scope = visibilityScopeOf(viewer);
    const rowsOf = (value: SQL, label: SQL, counted: SQL = sql`true`, selection?: SQL) => {
      const count = sql<number>`(count(*) filter (where ${counted}))::int`;
      return database
        .select({ value: sql<string>`${value}`, label: sql<string>`${label}`, count })
        .from(projects)
        .innerJoin(corporations, eq(corporations.id, projects.corporationId))
        .leftJoin(opportunities, eq(opportunities.id, projects.opportunityId))
        .leftJoin(companies, eq(companies.id, projects.companyId))
        .leftJoin(users, eq(users.id, projects.ownerId))
        .where(and(visibleProject(scope), or(counted, selection)))
        .groupBy(sql`1`, sql`2`)
        .orderBy(selection ? sql`bool_or(${selection}) desc, 3 desc, 2` : sql`3 desc, 2`)
        .limit(limits.facetValuesMost);
    };
    const count = async (name: FacetName): Promise<Counted[]> => {
      const { value, label, filter } = facets[name];
      const selection = filters[filter];
      const isChosen = selection && sql`${value} = any(${textArray(selection)})`;
      // A chosen value has its name even where nothing else fits it.
      const rows = await rowsOf(value, label, matching(scope, filters, filter), isChosen);
      return rows.toSorted(byCount);
    };
    const [[total], ...counted] = await Promise.all([
      rowsOf(sql`'all'`, sql`'all'`, matching(scope, filters)),
      count('phases'),
      count('healths'),
      count('corporations'),
      count('opportunities'),
      count('companies'),
      count('owners'),
      count('sources'),
    ]);
    const [phases, healths, ofCorporations, ofOpportunities, ofCompanies, owners, sources] =
      counted;
    return {
      total: total?.count ?? 0,
      phases,
      healths,
      corporations: ofCorporations,
      opportunities: ofOpportunities,
      companies: ofCompanies,
      owners,
      sources,
    };
  };
