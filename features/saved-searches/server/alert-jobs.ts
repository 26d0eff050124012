import type { FastifyInstance } from 'fastify';
import type { Jobs, Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { searchService } from '#features/search/server/public/services.ts';
import { runAlerts, type AlertParts } from './alerts.ts';

/** One look at what is due. `all`: also at what is not. */
export const alertQueue: Queue<{ readonly all: boolean }> = {
  name: 'alerts',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 60 * 60,
};

/** Mornings come at every quarter of an hour somewhere. */
const everyQuarter = '*/15 * * * *';

/** From now on this node, or another one, looks at what is due. */
async function scheduleAlerts(jobs: Jobs, parts: AlertParts): Promise<void> {
  await jobs.work(alertQueue, async ({ all }) => {
    const told = await runAlerts(parts, { now: new Date(), all });
    if (told > 0) parts.log.info({ told }, 'People were told what is new in their searches.');
  });
  await jobs.schedule(alertQueue, everyQuarter, { all: false });
}

/**
 * Tells people what is new in their saved searches, from when the server listens. Without it
 * everything else works all the same.
 */
export function startAlerts(app: FastifyInstance, parts: ServerParts): void {
  const { settings, database, jobs, log, services } = parts;
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
      publicUrl: settings.publicUrl,
      sendsMail: settings.mail !== null,
      log,
    }).catch((error: unknown) => {
      if (!isClosing) log.warn({ err: error }, 'Alerts of saved searches have to wait.');
    });
  });
}
