import { count, eq, sql } from 'drizzle-orm';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { SubmissionFilters } from '#features/cases/submissions/domain/list-filters.ts';
import { submissionSources } from '#features/cases/submissions/domain/sources.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { submissions } from './tables.ts';
import { submissionsForReader } from './for-reader.ts';

/** What is counted. */
interface Group {
  readonly stage: string;
  readonly source: string;
  readonly country: string | null;
  readonly count: number;
}
type Facet = 'stage' | 'source' | 'country';
const facets = ['stage', 'source', 'country'] as const satisfies readonly Facet[];

const country = sql<string | null>`coalesce(${companies.country}, ${submissions.companyCountry})`;

/** Facet counts by stage, source and country, each without its own filter. */
export const submissionFacets =
  (database: Database) =>
  async (viewer: Viewer, opportunityId: string, filters: SubmissionFilters) => {
    const opportunity = await loadOpportunityCase(database, viewer, opportunityId);
    const { stage, source, country: countries, ...rest } = filters;
    const selection: Readonly<Record<Facet, readonly string[] | undefined>> = {
      stage,
      source,
      country: countries,
    };
    const { all } = await submissionsForReader(database, viewer, opportunity, rest);
    const groups: readonly Group[] = await database
      .select({
        stage: submissions.stage,
        source: submissions.source,
        country,
        count: count(),
      })
      .from(submissions)
      .leftJoin(companies, eq(companies.id, submissions.companyId))
      .where(all)
      .groupBy(submissions.stage, submissions.source, country);
    /** Of the groups that fit all filters but this facet's. */
    const sum = (groupsOf: (group: Group) => boolean, without?: Facet) =>
      groups
        .filter((group) =>
          facets.every((facet) => {
            const value = group[facet];
            const isChosen = value !== null && selection[facet]?.includes(value);
            return facet === without || selection[facet] === undefined || isChosen;
          }),
        )
        .reduce((total, group) => total + (groupsOf(group) ? group.count : 0), 0);
    const counted = (facet: Facet, value: string) => ({
      value,
      label: value,
      count: sum((group) => group[facet] === value, facet),
    });
    const stages = new Set([
      ...stagesOf(opportunity.igniteConfig).map(({ name }) => name),
      ...groups.map((group) => group.stage).toSorted(),
    ]);
    const places = new Set(groups.flatMap((group) => group.country ?? []).toSorted());
    return {
      total: sum(() => true),
      stages: [...stages].map((name) => counted('stage', name)),
      sources: submissionSources.map((name) => counted('source', name)),
      countries: [...places].map((name) => counted('country', name)),
    };
  };
