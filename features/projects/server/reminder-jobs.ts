import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#core/server/feature.ts';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import { runReminders } from './reminders.ts';

const reminderQueue: Queue<Record<never, never>> = {
  name: 'project-reminders',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 15 * 60,
};

const everyHour = '10 * * * *';

/** Starts reminders once the server listens. Nothing else depends on them. */
export function startReminders(
  app: FastifyInstance,
  { database: { db }, jobs, log }: ServerParts,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  async function schedule(): Promise<void> {
    await jobs.work(reminderQueue, async () => {
      const told = await runReminders(db, new Date());
      if (told > 0) log.info({ told }, 'Owners were reminded of their projects.');
    });
    await jobs.schedule(reminderQueue, everyHour, {});
  }
  app.addHook('onListen', async () => {
    void schedule().catch((error: unknown) => {
      if (!isClosing) log.warn({ err: error }, 'Reminders of projects have to wait.');
    });
  });
}
