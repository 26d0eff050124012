import { serverFeature } from '#core/server/feature.ts';
import { search as domain } from './feature.domain.ts';
import { nodeRegisterService } from '#core/server/nodes/node-register.ts';
import { systemPartsService } from '#core/server/system-parts.ts';
import { companyIndexService } from '#features/directory/companies/server/shared/company-index.ts';
import { tagIndexService } from '#features/directory/tags/server/shared/tag-index.ts';
import { tagIndexOf } from '#features/directory/search/server/tag-index.ts';
import { prepareReaders } from '#features/directory/search/domain/readers/read-query.ts';
import { searchHandlers } from '#features/directory/search/server/handlers.ts';
import { indexHandlers } from '#features/directory/search/server/index-handlers.ts';
import { indexPart } from '#features/directory/search/server/index-part.ts';
import { assertIndexStorage } from '#features/directory/search/server/index-place.ts';
import { openIndex } from '#features/directory/search/server/open-index.ts';
import {
  openReadSearch,
  readSearchService,
} from '#features/directory/search/server/shared/read-search.ts';
import {
  openSearch,
  searchIndexService,
  searchService,
} from '#features/directory/search/server/shared/services.ts';
import {
  indexSyncService,
  openIndexSync,
} from '#features/directory/search/server/index-sync/open-index-sync.ts';
import { personTables } from '#features/directory/search/server/person-tables.ts';
import { searchRebuilt } from '#features/directory/search/server/events.ts';

export const search = serverFeature(domain, {
  events: [searchRebuilt],
  provide: (parts, app) => {
    const { database, log, services } = parts;
    app.addHook('onReady', () => assertIndexStorage(parts.settings));
    const index = openIndex(parts);
    app.addHook('onClose', () => index.close());
    const indexSync = openIndexSync({
      database,
      index,
      nodes: services.get(nodeRegisterService),
      log,
    });
    app.addHook('onListen', async () => indexSync.start());
    app.addHook('onClose', () => indexSync.close());
    services.get(systemPartsService).add(indexPart(database.db, indexSync));
    const search = openSearch({ index, suspect: indexSync.suspect, log });
    services.provide(searchIndexService, index);
    services.provide(indexSyncService, indexSync);
    // Once, before somebody waits for it.
    app.addHook('onListen', async () => prepareReaders());
    services.provide(searchService, search);
    services.provide(readSearchService, openReadSearch(search, index));
    services.provide(companyIndexService, index);
    services.provide(tagIndexService, tagIndexOf(search));
  },
  handlers: ({ services }) => ({
    search: searchHandlers(
      services.get(searchService),
      services.get(readSearchService),
      services.get(searchIndexService),
    ),
    indexing: indexHandlers(services.get(indexSyncService)),
  }),
  personTables,
});
