import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { importFilesOf } from '#features/directory/imports/server/shared/import-files.ts';
import type { RemovedBytes } from './removal/remove-sample.ts';

/** The bytes of removed files, which are removed once the transaction is committed. */
export const removedBytesQueue: Queue<RemovedBytes> = {
  name: 'sample-data-files',
  atOnce: 1,
  repeats: 5,
  repeatAfterSeconds: 60,
  longestSeconds: 600,
};

export const removeBytes =
  ({ settings }: Pick<ServerParts, 'settings'>) =>
  async ({ fileIds, importIds }: RemovedBytes): Promise<void> => {
    const [files, imports] = [fileStoreOf(settings), importFilesOf(settings)];
    for (const id of fileIds) await files.remove(id);
    for (const id of importIds) await imports.remove(id);
  };

export function startRemovingBytes(app: FastifyInstance, parts: ServerParts): void {
  startJobs(app, parts, { queue: removedBytesQueue, work: removeBytes(parts) });
}
