import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { notifyNewMatches } from './new-matches.ts';
import type { Engine } from './candidates.ts';

const newMatchQueue: Queue<Record<never, never>> = {
  name: 'matches',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 5 * 60,
  longestSeconds: 2 * 60 * 60,
};

/** Before the digests of the morning, so that matches are in them. */
const everyNight = '20 3 * * *';

/** Starts the nightly comparison once the server listens. */
export function startNewMatches(app: FastifyInstance, parts: ServerParts, engine: Engine): void {
  const { database, log } = parts;
  startJobs(app, parts, {
    queue: newMatchQueue,
    at: { cron: everyNight, data: {} },
    work: async () => {
      const count = await notifyNewMatches({ db: database.db, engine, log }, new Date());
      if (count > 0) log.info({ told: count }, 'Case teams were told of new companies that match.');
    },
  });
}
