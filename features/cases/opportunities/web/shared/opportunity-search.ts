import { oneOf, readSearch } from '#core/web/views/search-params.ts';

export const opportunityTabs = ['brief', 'submissions', 'team', 'matches', 'activity'] as const;
export type OpportunityTab = (typeof opportunityTabs)[number];

/** Which tab of an opportunity is open. */
export const opportunitySearch = readSearch({ tab: oneOf(opportunityTabs) });
