import { serverFeature } from '#core/server/feature.ts';
import { savedSearches as domain } from './feature.domain.ts';
import { searchService } from '#features/search/server/public/services.ts';
import { searchesDemo } from '#features/saved-searches/demo/fill-searches.ts';
import { startAlerts } from '#features/saved-searches/server/alert-jobs.ts';
import { savedSearchHandlers } from '#features/saved-searches/server/handlers.ts';
import { recentSearchHandlers } from '#features/saved-searches/server/recent-search-handlers.ts';
import { savedSearchFound } from '#features/saved-searches/server/events.ts';

export const savedSearches = serverFeature(domain, {
  events: [savedSearchFound],
  handlers: ({ database, services }) => {
    const search = services.get(searchService);
    return {
      savedSearches: savedSearchHandlers((query) => search(database.db, query)),
      recentSearches: recentSearchHandlers,
    };
  },
  start: startAlerts,
  demo: [searchesDemo],
});
