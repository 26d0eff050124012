import type { FastifyInstance } from 'fastify';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { corporationArchiveOf } from '#features/operations/backups/server/shared/corporation-export.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { exportFilesOf } from './files.ts';
import { runExport, type ExportParts } from './run-export.ts';

export const exportQueue: Queue<{ readonly id: string }> = {
  name: 'exports',
  atOnce: 2,
  repeats: exportLimits.exportAttempts,
  repeatAfterSeconds: exportLimits.exportRetrySeconds,
  longestSeconds: exportLimits.exportLongestSeconds,
};

/** What exports are made with. */
export const exportPartsOf = ({
  settings,
  database,
  services,
}: Pick<ServerParts, 'settings' | 'database' | 'services'>): ExportParts => ({
  db: database.db,
  files: exportFilesOf(settings),
  attachments: fileStoreOf(settings),
  catalogue: services.get(eventCatalogueService),
  corporationArchive: corporationArchiveOf(database, settings),
});

/** Runs exports on this node once the server listens. */
export function startExports(app: FastifyInstance, given: ServerParts): void {
  const parts = exportPartsOf(given);
  startJobs(app, given, {
    queue: exportQueue,
    work: ({ id }, signal) => runExport(parts, id, signal),
  });
}
