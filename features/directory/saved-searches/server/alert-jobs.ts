import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { readSearchService } from '#features/directory/search/server/shared/read-search.ts';
import type { IndexQuery } from '#features/directory/search/server/shared/search-index.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { runAlerts } from './alerts.ts';

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

/** Starts alerts about new results once the server listens. */
export function startAlerts(app: FastifyInstance, serverParts: ServerParts): void {
  const { database, log, services } = serverParts;
  const { db } = database;
  const search = services.get(readSearchService);
  startJobs(app, serverParts, {
    queue: alertQueue,
    at: { cron: everyQuarter, data: { all: false } },
    work: async ({ all }) => {
      const parts = { db, log, find: (query: IndexQuery) => search(db, query) };
      const count = await runAlerts(parts, { now: new Date(), all });
      if (count > 0) log.info({ told: count }, 'People were told what is new in their searches.');
    },
  });
}
