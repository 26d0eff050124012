import { serverFeature } from '#core/server/feature.ts';
import { imports as domain } from './feature.domain.ts';
import { importFilesOf } from '#features/imports/server/files.ts';
import { importHandlers } from '#features/imports/server/handlers.ts';
import { importEngine, importEngineService } from '#features/imports/server/import-engine.ts';
import { sweepImportFiles } from '#features/imports/server/sweep-import-files.ts';
import { openImportWorker } from '#features/imports/server/worker.ts';
import { importEnds } from '#features/imports/server/events.ts';

export const imports = serverFeature(domain, {
  events: Object.values(importEnds),
  provide: ({ settings, database, services }) => {
    services.provide(importEngineService, importEngine(database.db, settings.publicUrl));
  },
  handlers: ({ settings, services }) => ({
    imports: importHandlers(services.get(importEngineService), importFilesOf(settings)),
  }),
  start: (app, { database, log, services }) => {
    const worker = openImportWorker(database, services.get(importEngineService), log);
    app.addHook('onClose', () => worker.close());
  },
  sweep: ({ settings, database }) => sweepImportFiles(database.db, importFilesOf(settings)),
});
