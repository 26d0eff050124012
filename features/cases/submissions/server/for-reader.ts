import { and, type SQL } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { submissionsWhere, type SubmissionFilters } from './filters.ts';
import { needsReader } from './pending-submissions.ts';

/** The submissions of one opportunity that match the filters, of which one asks who reads. */
export const submissionsForReader = (
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  filters: SubmissionFilters,
): SQL | undefined =>
  and(
    submissionsWhere(opportunity, filters),
    filters.needsYou === undefined ? undefined : needsReader(viewer, opportunity, filters.needsYou),
  );
