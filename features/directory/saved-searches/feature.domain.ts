import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/saved-searches/domain/endpoints.ts';
import * as recentSearches from '#features/directory/saved-searches/domain/recent-search-endpoints.ts';
import { savedSearchEvents } from '#features/directory/saved-searches/domain/events.ts';

export const savedSearches = domainFeature(
  { savedSearches: endpoints, recentSearches },
  savedSearchEvents,
);
