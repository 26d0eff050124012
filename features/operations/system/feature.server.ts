import { serverFeature, servedApart } from '#core/server/feature.ts';
import { drainService } from '#core/server/drain.ts';
import { nodeRegisterService } from '#core/server/nodes/node-register.ts';
import { systemPartsService } from '#core/server/system-parts.ts';
import { system as domain } from './feature.domain.ts';
import { searchIndexService } from '#features/directory/search/server/shared/services.ts';
import { systemHandlers } from '#features/operations/system/server/handlers.ts';
import { operationHandlers } from '#features/operations/system/server/operation-handlers.ts';
import { ownParts } from '#features/operations/system/server/own-parts.ts';
import { systemOverview } from '#features/operations/system/server/overview.ts';
import { servePrometheus } from '#features/operations/system/server/prometheus.ts';
import { serveReadiness } from '#features/operations/system/server/readiness.ts';

export const system = serverFeature(domain, {
  handlers: ({ settings, demo, jobs, services }, { disk }) => ({
    system: { ...systemHandlers({ ...settings, demo }), ready: servedApart },
    operation: operationHandlers({
      parts: services.get(systemPartsService),
      nodes: services.get(nodeRegisterService),
      jobs,
      settings,
      disk,
    }),
  }),
  start: (app, { database, services, settings }, { disk, files }) => {
    const parts = services.get(systemPartsService);
    const nodes = services.get(nodeRegisterService);
    const startedAt = new Date();
    parts.addFirst(...ownParts({ database, disk, files }));
    servePrometheus(app, settings.prometheusToken, {
      overview: () => systemOverview(database.db, { parts, nodes, disk, startedAt }),
      node: nodes.self,
      connections: database.pool,
    });
    serveReadiness(app, {
      database,
      nodes,
      disk,
      index: services.get(searchIndexService),
      drain: services.get(drainService),
    });
  },
});
