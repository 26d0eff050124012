import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/saved-searches/domain/endpoints.ts';
import * as recentSearches from '#features/saved-searches/domain/recent-search-endpoints.ts';
import { savedSearchEvents } from '#features/saved-searches/domain/events.ts';

export const savedSearches = domainFeature(
  { savedSearches: endpoints, recentSearches },
  savedSearchEvents,
);
