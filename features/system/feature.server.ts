import { serverFeature, servedApart } from '#core/server/feature.ts';
import { systemPartsService } from '#core/server/system-parts.ts';
import { system as domain } from './feature.domain.ts';
import { searchIndexService } from '#features/search/server/public/services.ts';
import { systemHandlers } from '#features/system/server/handlers.ts';
import { operationHandlers } from '#features/system/server/operation-handlers.ts';
import { ownParts } from '#features/system/server/own-parts.ts';
import { serveReadiness } from '#features/system/server/readiness.ts';

export const system = serverFeature(domain, {
  handlers: ({ settings, demo, jobs, services }, { disk }) => ({
    system: { ...systemHandlers({ ...settings, demo }), ready: servedApart },
    operation: operationHandlers({
      parts: services.get(systemPartsService),
      ...{ jobs, settings, disk },
    }),
  }),
  start: (app, { database, services }, { disk, files }) => {
    services.get(systemPartsService).addFirst(...ownParts({ database, disk, files }));
    serveReadiness(app, { database, disk, index: services.get(searchIndexService) });
  },
});
