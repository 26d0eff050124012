import { serverFeature } from '#core/server/feature.ts';
import type { Worker } from '#core/server/workers/open-worker.ts';
import { systemPartsService } from '#core/server/system-parts.ts';
import { backupPart } from '#features/operations/backups/server/backup-part.ts';
import { backupRunStore } from '#features/operations/backups/server/runs.ts';
import { openBackupSchedule } from '#features/operations/backups/server/schedule.ts';
import { backups as domain } from './feature.domain.ts';
import { corporationExport } from '#features/operations/backups/server/corporation-export.ts';

export const backups = serverFeature(domain, {
  handlers: () => ({}),
  exports: (parts) => ({ corporation: corporationExport(parts) }),
  start: (app, { database, settings, log, services }) => {
    services.get(systemPartsService).add(backupPart(database.db, settings));
    let schedule: Worker | null = null;
    app.addHook('onListen', async () => {
      if (settings.backups === null) return;
      schedule = openBackupSchedule({ database, settings, log }, settings.backups);
    });
    app.addHook('onClose', () => schedule?.close());
  },
  sweep: async ({ database }) => void (await backupRunStore.forget(database.db)),
});
