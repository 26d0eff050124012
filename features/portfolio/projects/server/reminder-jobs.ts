import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#core/server/feature.ts';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { runReminders } from './reminders.ts';

const reminderQueue: Queue<Record<never, never>> = {
  name: 'project-reminders',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 15 * 60,
};

const everyHour = '10 * * * *';

/** Starts reminders once the server listens. */
export const startReminders = (app: FastifyInstance, parts: ServerParts): void =>
  startJobs(app, parts, {
    queue: reminderQueue,
    at: { cron: everyHour, data: {} },
    work: async () => {
      const count = await runReminders(parts.database.db, new Date());
      if (count > 0) parts.log.info({ told: count }, 'Owners were reminded of their projects.');
    },
  });
