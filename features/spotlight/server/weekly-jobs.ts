import type { FastifyInstance } from 'fastify';
import type { Jobs, Queue } from '#core/platform/jobs/open-jobs.ts';
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

async function scheduleWeekly(jobs: Jobs, parts: WeeklyParts): Promise<void> {
  await jobs.work(weeklyQueue, async () => {
    const mailed = await mailSpotlights(parts, new Date());
    if (mailed > 0) parts.log.info({ mailed }, 'People were mailed their Spotlight.');
  });
  await jobs.schedule(weeklyQueue, everyQuarter, {});
}

/** Starts the weekly mail once the server listens. Nothing else depends on it. */
export function startWeekly(app: FastifyInstance, jobs: Jobs, parts: WeeklyParts): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onListen', async () => {
    void scheduleWeekly(jobs, parts).catch((error: unknown) => {
      if (!isClosing) parts.log.warn({ err: error }, 'The weekly Spotlight has to wait.');
    });
  });
}
