import type { FastifyInstance } from 'fastify';
import { deleteOldKeys } from '#core/server/endpoints/idempotency.ts';
import { deleteOldCounts } from '#core/server/nodes/shared-limits.ts';
import type { ServerFeature, ServerParts } from './feature.ts';
import { moveFilesApart } from './files.ts';
import { imageCacheOf } from './images.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';

const everyMs = 60 * 60 * 1000;

/** Deletes expired data every hour. Every node does so, also for the files in its own data folder. */
export function keepSweeping(
  app: FastifyInstance,
  features: Readonly<Record<string, ServerFeature>>,
  parts: ServerParts,
): void {
  const { database, log, settings } = parts;
  const sweeps: [string, () => Promise<void>][] = [
    ['idempotency keys', () => deleteOldKeys(database.db)],
    ['counts of calls', () => deleteOldCounts(database.db)],
    ['images', () => imageCacheOf(settings).sweep()],
    // Where the storage was away at the start.
    ['files of this machine', () => moveFilesApart(settings)],
  ];
  for (const [name, { sweep }] of Object.entries(features)) {
    if (sweep) sweeps.push([name, () => sweep(parts)]);
  }
  let workers: Worker[] = [];
  app.addHook('onListen', async () => {
    workers = sweeps.map(([name, step]) =>
      openWorker(database, { name: `sweep of ${name}`, everyMs, step, log }),
    );
  });
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((worker) => worker.close()));
  });
}
