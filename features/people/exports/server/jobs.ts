import type { FastifyInstance } from 'fastify';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import { fileStoreOf } from '#core/server/files.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { exportFilesOf } from './files.ts';
import { runExport, type ExportParts } from './run-export.ts';
import { exportSourcesOf } from './sources.ts';

export const exportQueue: Queue<{ readonly id: string }> = {
  name: 'exports',
  atOnce: 2,
  repeats: exportLimits.exportAttempts,
  repeatAfterSeconds: exportLimits.exportRetrySeconds,
  longestSeconds: exportLimits.exportLongestSeconds,
};

/** What exports are made with. */
export const exportPartsOf = (
  parts: Pick<ServerParts, 'settings' | 'database' | 'services'>,
): ExportParts => ({
  db: parts.database.db,
  files: exportFilesOf(parts.settings),
  attachments: fileStoreOf(parts.settings),
  sources: exportSourcesOf(parts),
});

/** Runs exports on this node once the server listens. */
export function startExports(app: FastifyInstance, server: ServerParts): void {
  const parts = exportPartsOf(server);
  startJobs(app, server, {
    queue: exportQueue,
    work: ({ id }, signal) => server.database.reading(() => runExport(parts, id, signal)),
  });
}
