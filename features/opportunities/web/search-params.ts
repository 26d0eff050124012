import type { OpportunityStatus } from '#features/opportunities/domain/opportunity.ts';
import { opportunityStatuses } from '#features/opportunities/domain/statuses.ts';
import { viewModes, type ViewMode } from '#core/domain/identity/view-mode.ts';
import { enumParam, textParam } from '#ui/search-param.ts';

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
