import { serverFeature } from '#core/server/feature.ts';
import { corporations as domain } from './feature.domain.ts';
import { corporationsDemo } from '#features/corporations/demo/fill-corporations.ts';
import { corporationHandlers } from '#features/corporations/server/handlers.ts';
import { corporationStore } from '#features/corporations/server/store.ts';

export const corporations = serverFeature(domain, {
  handlers: ({ database }) => ({
    corporations: corporationHandlers(corporationStore(database.db)),
  }),
  demo: [corporationsDemo],
});
