import type { FastifyInstance } from 'fastify';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { featuresService, type ServerParts } from '#core/server/feature.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { mailWeeks, type WeeklyRun } from './weekly.ts';

const weeklyQueue: Queue<object> = {
  name: 'weeklyMails',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 60 * 60,
};

/** Every quarter of an hour it is Monday morning in some time zone, once a week. */
const everyQuarter = '*/15 * * * *';

export function weeklyRunOf(server: ServerParts): WeeklyRun {
  const { services, settings, database, log } = server;
  const { authSecret, publicUrl, productName } = settings;
  const catalogue = services.get(eventCatalogueService);
  const parts = services
    .get(featuresService)
    .flatMap(({ weekly }) => weekly?.(server) ?? [])
    .toSorted((one, other) => one.place - other.place);
  const composer =
    settings.mail === null ? null : { catalogue, authSecret, publicUrl, productName };
  return { db: database.db, log, parts, composer };
}

/** Starts the weekly mail once the server listens. */
export const startWeekly = (app: FastifyInstance, server: ServerParts): void =>
  startJobs(app, server, {
    queue: weeklyQueue,
    at: { cron: everyQuarter, data: {} },
    work: async () => {
      const mailed = await mailWeeks(weeklyRunOf(server), new Date());
      if (mailed > 0) server.log.info({ mailed }, 'People were emailed their week.');
    },
  });
