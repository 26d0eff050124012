import { serverFeature } from '#core/server/feature.ts';
import { search as domain } from './feature.domain.ts';
import { exportHandlers } from './server/export-handlers.ts';
import { searchHandlers } from './server/handlers.ts';
import { indexingHandlers } from './server/indexing-handlers.ts';
import { openIndex } from './server/open-index.ts';
import { openSearch, searchIndexService, searchService } from './server/public/services.ts';
import { recordSearchHandlers } from './server/record-handlers.ts';
import { indexSyncService, openIndexSync } from '#features/search/server/upkeep/open-index-sync.ts';
import { searchRebuilt } from './server/events.ts';

export const search = serverFeature(domain, {
  events: [searchRebuilt],
  provide: (parts, app) => {
    const { database, log, services } = parts;
    const index = openIndex(parts);
    app.addHook('onClose', () => index.close());
    const indexSync = openIndexSync({ database, index, log });
    app.addHook('onListen', async () => indexSync.start());
    app.addHook('onClose', () => indexSync.close());
    services.provide(searchIndexService, index);
    services.provide(indexSyncService, indexSync);
    services.provide(searchService, openSearch({ index, suspect: indexSync.suspect, log }));
  },
  handlers: ({ services }) => {
    const search = services.get(searchService);
    return {
      search: searchHandlers(search),
      indexing: indexingHandlers(services.get(indexSyncService)),
      recordSearch: recordSearchHandlers,
      searchExport: exportHandlers(search),
    };
  },
});
