import { count } from 'drizzle-orm';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { submissionSources } from '#features/cases/submissions/domain/sources.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { submissions } from './tables.ts';
import type { SubmissionFilters } from './filters.ts';
import { submissionsForReader } from './for-reader.ts';

/** Facet counts by stage and source, each without its own filter. */
export const submissionFacets =
  (database: Database) =>
  async (viewer: Viewer, opportunityId: string, { stage, source, ...rest }: SubmissionFilters) => {
    const opportunity = await loadOpportunityCase(database, viewer, opportunityId);
    const groups = await database
      .select({ stage: submissions.stage, source: submissions.source, count: count() })
      .from(submissions)
      .where(submissionsForReader(viewer, opportunity, rest))
      .groupBy(submissions.stage, submissions.source);
    const sum = (fits: (group: (typeof groups)[number]) => boolean) =>
      groups.reduce((total, group) => total + (fits(group) ? group.count : 0), 0);
    const inStage = (name: string) => stage === undefined || name === stage;
    const fromSource = (name: string) => source === undefined || name === source;
    const names = new Set([
      ...stagesOf(opportunity.igniteConfig).map(({ name }) => name),
      ...groups.map((group) => group.stage).toSorted(),
    ]);
    const counted = (value: string, total: number) => ({ value, label: value, count: total });
    return {
      total: sum((group) => inStage(group.stage) && fromSource(group.source)),
      stages: [...names].map((name) =>
        counted(
          name,
          sum((group) => group.stage === name && fromSource(group.source)),
        ),
      ),
      sources: submissionSources.map((name) =>
        counted(
          name,
          sum((group) => group.source === name && inStage(group.stage)),
        ),
      ),
    };
  };
