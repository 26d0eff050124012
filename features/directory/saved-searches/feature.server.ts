import { serverFeature, type ServerParts } from '#core/server/feature.ts';
import { savedSearches as domain } from './feature.domain.ts';
import { readSearchService } from '#features/directory/search/server/shared/read-search.ts';
import { pinNewsService } from '#features/directory/pins/server/shared/pin-news.ts';
import { searchesDemo } from '#features/directory/saved-searches/demo/fill-searches.ts';
import { runAlerts } from '#features/directory/saved-searches/server/alerts.ts';
import { startAlerts } from '#features/directory/saved-searches/server/alert-jobs.ts';
import { savedSearchHandlers } from '#features/directory/saved-searches/server/handlers.ts';
import type { FindCompanies } from '#features/directory/saved-searches/server/new-results.ts';
import {
  openSavedSearchNews,
  savedSearchNewsService,
} from '#features/directory/saved-searches/server/shared/saved-search-news.ts';
import { recentSearchHandlers } from '#features/directory/saved-searches/server/recent-search-handlers.ts';
import { savedSearchFound } from '#features/directory/saved-searches/server/events.ts';

/** The search service may be provided later than this is called. */
const findWith =
  ({ database, services }: ServerParts): FindCompanies =>
  (query) =>
    services.get(readSearchService)(database.db, query);

export const savedSearches = serverFeature(domain, {
  events: [savedSearchFound],
  provide: (parts) => {
    const news = openSavedSearchNews(findWith(parts));
    parts.services.provide(savedSearchNewsService, news).provide(pinNewsService, news);
  },
  handlers: (parts) => ({
    savedSearches: savedSearchHandlers(findWith(parts), parts.services.get(savedSearchNewsService)),
    recentSearches: recentSearchHandlers,
  }),
  start: startAlerts,
  weekly: (parts) => ({
    kind: 'saved search has new results',
    place: 2,
    // Alerts that are due and late, such as after a stop, are in this mail and not in the next.
    prepare: async (userId, now) => {
      const { database, log } = parts;
      await runAlerts({ db: database.db, log, find: findWith(parts) }, { now, userId });
    },
  }),
  demo: [searchesDemo],
});
