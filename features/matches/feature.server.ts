import { serverFeature } from '#core/server/feature.ts';
import { searchIndexService, searchService } from '#features/search/server/public/services.ts';
import { matches as domain } from './feature.domain.ts';
import { matchHandlers } from '#features/matches/server/handlers.ts';

export const matches = serverFeature(domain, {
  handlers: ({ services }) => {
    const engine = {
      search: services.get(searchService),
      index: services.get(searchIndexService),
    };
    return { matches: matchHandlers(engine) };
  },
});
