import type { FastifyInstance } from 'fastify';
import { liveChannels } from '#core/server/events/channels.ts';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import { composeMails } from './compose-mails.ts';
import { openUnsubscribeKeys } from './unsubscribe-key.ts';

/** Composes due mails, on one node at a time. Without a mail server there are none. */
export function startNotificationMails(
  app: FastifyInstance,
  { settings, database, services, log }: ServerParts,
): void {
  if (settings.mail === null) return;
  const { publicUrl, productName, notificationMailDelayMs: delayMs } = settings;
  const keys = openUnsubscribeKeys(settings.authSecret);
  const catalogue = services.get(eventCatalogueService);
  const composer = { catalogue, keys, publicUrl, productName, delayMs };
  const worker = openWorker(database, {
    name: 'notification emails',
    lock: 'notificationMails',
    // With a delay nothing is due at once.
    ...(delayMs === 0 && { wake: liveChannels.notifications }),
    everyMs: notificationLimits.notificationMailPollMs,
    step: () => composeMails(database.db, composer),
    log,
  });
  app.addHook('onClose', () => worker.close());
}
