import { featuresService, serverFeature } from '#core/server/feature.ts';
import { imports as domain } from './feature.domain.ts';
import { importFilesOf } from '#features/directory/imports/server/shared/import-files.ts';
import { importHandlers } from '#features/directory/imports/server/handlers.ts';
import {
  importEngine,
  importEngineService,
} from '#features/directory/imports/server/import-engine.ts';
import { importTargetsOf } from '#features/directory/imports/server/shared/import-target.ts';
import { sweepImportFiles } from '#features/directory/imports/server/sweep-import-files.ts';
import { openImportWorker } from '#features/directory/imports/server/worker.ts';
import { personTables } from '#features/directory/imports/server/person-tables.ts';
import { importEnds } from '#features/directory/imports/server/events.ts';

export const imports = serverFeature(domain, {
  events: Object.values(importEnds),
  provide: ({ settings, database, services }) => {
    const targets = importTargetsOf(services.get(featuresService));
    const files = importFilesOf(settings);
    const engine = importEngine(database.db, settings.publicUrl, targets, files);
    services.provide(importEngineService, engine);
  },
  handlers: ({ settings, services }) => ({
    imports: importHandlers(services.get(importEngineService), importFilesOf(settings)),
  }),
  start: (app, { database, log, services }) => {
    const worker = openImportWorker(database, services.get(importEngineService), log);
    app.addHook('onClose', () => worker.close());
  },
  sweep: ({ settings, database }) => sweepImportFiles(database.db, importFilesOf(settings)),
  personTables,
});
