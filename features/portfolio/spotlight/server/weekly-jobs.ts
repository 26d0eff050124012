import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { mailSpotlights, type WeeklyParts } from './weekly.ts';

const weeklyQueue: Queue<object> = {
  name: 'spotlight',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 60 * 60,
};

/** Every quarter of an hour it is Monday morning in some time zone, once a week. */
const everyQuarter = '*/15 * * * *';

/** Starts the weekly mail once the server listens. */
export const startWeekly = (
  app: FastifyInstance,
  server: Pick<ServerParts, 'jobs' | 'log'>,
  parts: WeeklyParts,
): void =>
  startJobs(app, server, {
    queue: weeklyQueue,
    at: { cron: everyQuarter, data: {} },
    work: async () => {
      const mailed = await mailSpotlights(parts, new Date());
      if (mailed > 0) parts.log.info({ mailed }, 'People were mailed their Spotlight.');
    },
  });
