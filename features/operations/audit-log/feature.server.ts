import { serverFeature } from '#core/server/feature.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { auditLogDemo } from '#features/operations/audit-log/demo/fill-audit-log.ts';
import { openChainWorker } from '#features/operations/audit-log/server/chain/worker.ts';
import { eraseOrigins } from '#features/operations/audit-log/server/erase-origins.ts';
import { auditHandlers } from '#features/operations/audit-log/server/handlers.ts';
import { auditNamesOf } from '#features/operations/audit-log/server/names.ts';
import { auditLog as domain } from './feature.domain.ts';
import { personTables } from '#features/operations/audit-log/server/person-tables.ts';
import { auditLogExport } from '#features/operations/audit-log/server/export-source.ts';

export const auditLog = serverFeature(domain, {
  handlers: ({ services, settings }) => ({
    auditLog: auditHandlers(services.get(eventCatalogueService), auditNamesOf(services), settings),
  }),
  exports: ({ services }) => ({
    'audit log': auditLogExport(services.get(eventCatalogueService), auditNamesOf(services)),
  }),
  start: (app, { database, log }) => {
    const worker = openChainWorker(database, log);
    app.addHook('onClose', () => worker.close());
  },
  sweep: async ({ database, settings }) => {
    await eraseOrigins(database.db, settings.auditAddressDays);
  },
  demo: [auditLogDemo],
  personTables,
});
