import type { OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';
import { opportunityStatuses } from '#features/opportunities/domain/statuses.ts';
import { viewModes, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { enumParam, textParam } from '#ui/search-param.ts';

/** Sort keys of the table. */
const tableSorts = ['name', 'submissions', 'deadline', 'updated'] as const;
export type TableSort = (typeof tableSorts)[number];

/** The search params of Discover: `/discover?category&q` of section 2, and the rest of the view's state. */
export interface DiscoverSearch {
  /** By cycle by default. */
  view?: ViewMode | undefined;
  /** The name of a scouting cycle. */
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
  status: enumParam(opportunityStatuses, search.status),
  view: enumParam(viewModes, search.view),
  cycle: textParam(search.cycle),
  sort: enumParam(tableSorts, search.sort),
  direction: enumParam(['ascending', 'descending'], search.direction),
});

export const opportunityTabs = ['brief', 'submissions', 'team', 'activity'] as const;
export type OpportunityTab = (typeof opportunityTabs)[number];

export interface OpportunitySearch {
  tab?: OpportunityTab | undefined;
}

export const opportunitySearch = (search: Record<string, unknown>): OpportunitySearch => ({
  tab: enumParam(opportunityTabs, search.tab),
});
