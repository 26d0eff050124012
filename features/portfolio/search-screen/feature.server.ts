import { serverFeature } from '#core/server/feature.ts';
import { searchScreen as domain } from './feature.domain.ts';
import { readSearchService } from '#features/directory/search/server/shared/read-search.ts';
import { exportHandlers } from '#features/portfolio/search-screen/server/export-handlers.ts';
import { recordSearchHandlers } from '#features/portfolio/search-screen/server/record-handlers.ts';

export const searchScreen = serverFeature(domain, {
  handlers: ({ services }) => ({
    recordSearch: recordSearchHandlers,
    searchExport: exportHandlers(services.get(readSearchService)),
  }),
});
