import { limits } from '#domain/limits.ts';
import { submissionSorts } from '#domain/opportunities/endpoints.ts';
import { opportunityStatuses, type OpportunityStatus } from '#domain/opportunities/opportunity.ts';
import { viewModes, type ViewMode } from '#domain/corporations/corporation.ts';
import { submissionSources, type SubmissionSource } from '#domain/submissions/submission.ts';
import { optional, textParam } from '#web/ui/search-param.ts';

/** What the table can be ordered by. */
const tableSorts = ['name', 'submissions', 'deadline', 'updated'] as const;
export type TableSort = (typeof tableSorts)[number];

/** `/discover?category&q`, as section 2 has it, and what else makes a link show the same. */
export interface DiscoverSearch {
  /** How opportunities are shown; by cycle unless said otherwise. */
  view?: ViewMode | undefined;
  /** A scouting cycle, by its name. */
  cycle?: string | undefined;
  sort?: TableSort | undefined;
  direction?: 'ascending' | 'descending' | undefined;
  category?: string | undefined;
  q?: string | undefined;
  status?: OpportunityStatus | undefined;
}

export const discoverSearch = (search: Record<string, unknown>): DiscoverSearch => ({
  category: textParam(search.category),
  q: textParam(search.q),
  status: optional(opportunityStatuses, search.status),
  view: optional(viewModes, search.view),
  cycle: textParam(search.cycle),
  sort: optional(tableSorts, search.sort),
  direction: optional(['ascending', 'descending'], search.direction),
});

export const opportunityTabs = ['brief', 'submissions', 'team', 'activity'] as const;
export type OpportunityTab = (typeof opportunityTabs)[number];

export const submissionViews = ['table', 'board', 'decisions'] as const;
export type SubmissionView = (typeof submissionViews)[number];

export interface OpportunitySearch {
  tab?: OpportunityTab | undefined;
  /** How submissions are shown; the table unless said otherwise. */
  view?: SubmissionView | undefined;
  sort?: (typeof submissionSorts)[number] | undefined;
  direction?: 'ascending' | 'descending' | undefined;
  /** Words of a submission. */
  find?: string | undefined;
  stage?: string | undefined;
  source?: SubmissionSource | undefined;
  overdue?: 'true' | undefined;
  /** The submissions that are compared side by side, as `comparedIds` reads them. */
  compare?: string | undefined;
  /** The submission that is open beside the list. */
  submission?: string | undefined;
}

/** `?compare=id,id`: two to four. Fewer are nothing to compare. */
export function comparedIds(compare: string | undefined): readonly string[] {
  const ids = [...new Set(compare?.split(','))].slice(0, limits.compareMost);
  return ids.length < 2 ? [] : ids;
}

export const opportunitySearch = (search: Record<string, unknown>): OpportunitySearch => ({
  tab: optional(opportunityTabs, search.tab),
  view: optional(submissionViews, search.view),
  sort: optional(submissionSorts, search.sort),
  direction: optional(['ascending', 'descending'], search.direction),
  find: textParam(search.find),
  stage: textParam(search.stage),
  source: optional(submissionSources, search.source),
  overdue: optional(['true'], String(search.overdue)),
  compare: textParam(search.compare),
  submission: textParam(search.submission),
});
