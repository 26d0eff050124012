import { submissionSorts } from '#domain/opportunities/endpoints.ts';
import { opportunityStatuses, type OpportunityStatus } from '#domain/opportunities/opportunity.ts';
import { optional, textParam } from '#web/ui/search-param.ts';

/** `/discover?category&q`, as section 2 has it, and the status. */
export interface DiscoverSearch {
  category?: string | undefined;
  q?: string | undefined;
  status?: OpportunityStatus | undefined;
}

export const discoverSearch = (search: Record<string, unknown>): DiscoverSearch => ({
  category: textParam(search.category),
  q: textParam(search.q),
  status: optional(opportunityStatuses, search.status),
});

export const opportunityTabs = ['brief', 'submissions', 'team'] as const;
export type OpportunityTab = (typeof opportunityTabs)[number];

export const submissionViews = ['table', 'board'] as const;
export type SubmissionView = (typeof submissionViews)[number];

export interface OpportunitySearch {
  tab?: OpportunityTab | undefined;
  /** How submissions are shown; the table unless said otherwise. */
  view?: SubmissionView | undefined;
  sort?: (typeof submissionSorts)[number] | undefined;
  /** The submission that is open beside the list. */
  submission?: string | undefined;
}

export const opportunitySearch = (search: Record<string, unknown>): OpportunitySearch => ({
  tab: optional(opportunityTabs, search.tab),
  view: optional(submissionViews, search.view),
  sort: optional(submissionSorts, search.sort),
  submission: textParam(search.submission),
});
