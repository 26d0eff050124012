import type { FastifyInstance } from 'fastify';
import type { Jobs, Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { searchService } from '#features/search/server/public/services.ts';
import { runAlerts, type AlertParts } from './alerts.ts';

/** Checks due searches. `all`: also those that are not due. */
export const alertQueue: Queue<{ readonly all: boolean }> = {
  name: 'alerts',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 60 * 60,
};

/** Every quarter of an hour it is morning in some time zone. */
const everyQuarter = '*/15 * * * *';

/** Schedules the check, on this node or another. */
async function scheduleAlerts(jobs: Jobs, parts: AlertParts): Promise<void> {
  await jobs.work(alertQueue, async ({ all }) => {
    const told = await runAlerts(parts, { now: new Date(), all });
    if (told > 0) parts.log.info({ told }, 'People were told what is new in their searches.');
  });
  await jobs.schedule(alertQueue, everyQuarter, { all: false });
}

/** Starts alerts about new results once the server listens. Nothing else depends on them. */
export function startAlerts(app: FastifyInstance, parts: ServerParts): void {
  const { database, jobs, log, services } = parts;
  const { db } = database;
  const search = services.get(searchService);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onListen', async () => {
    void scheduleAlerts(jobs, {
      db,
      find: (query) => search(db, query),
      log,
    }).catch((error: unknown) => {
      if (!isClosing) log.warn({ err: error }, 'Alerts of saved searches have to wait.');
    });
  });
}
