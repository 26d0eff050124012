import { serverFeature, servedApart } from '#core/server/feature.ts';
import { system as domain } from './feature.domain.ts';
import { searchIndexService } from '#features/search/server/public/services.ts';
import { systemHandlers } from '#features/system/server/handlers.ts';
import { serveReadiness } from '#features/system/server/readiness.ts';

export const system = serverFeature(domain, {
  handlers: ({ settings, demo }) => ({
    system: { ...systemHandlers({ ...settings, demo }), ready: servedApart },
  }),
  start: (app, { database, services }, { disk }) =>
    serveReadiness(app, { database, disk, index: services.get(searchIndexService) }),
});
