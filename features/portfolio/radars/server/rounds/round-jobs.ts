import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { runDueRounds } from './due-rounds.ts';

const roundQueue: Queue<Record<never, never>> = {
  name: 'radar-rounds',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 5 * 60,
};

const everyMinute = '* * * * *';

/** Closes steps by their dates, once the server listens. */
export const startRoundJobs = (app: FastifyInstance, parts: ServerParts): void =>
  startJobs(app, parts, {
    queue: roundQueue,
    at: { cron: everyMinute, data: {} },
    work: async () => {
      const { closed, reminded } = await runDueRounds(parts.database.db, new Date());
      if (closed + reminded === 0) return;
      parts.log.info({ closed, reminded }, 'Rounds of radars were moved on.');
    },
  });
