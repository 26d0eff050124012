import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { serverFeature } from '#core/server/feature.ts';
import { notifications as domain } from './feature.domain.ts';
import { notificationsDemo } from '#features/people/notifications/demo/fill-notifications.ts';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import { notificationHandlers } from '#features/people/notifications/server/handlers.ts';
import { startNotificationMails } from '#features/people/notifications/server/mail-worker.ts';
import { serveUnsubscribe } from '#features/people/notifications/server/one-click.ts';
import { forgetOldMails } from '#features/people/notifications/server/settings.ts';
import { unsubscribeHandlers } from '#features/people/notifications/server/unsubscribe.ts';
import { openUnsubscribeKeys } from '#features/people/notifications/server/unsubscribe-key.ts';

export const notifications = serverFeature(domain, {
  handlers: ({ services, settings }) => {
    const catalogue = services.get(eventCatalogueService);
    const keys = openUnsubscribeKeys(settings.authSecret);
    return {
      notifications: notificationHandlers(catalogue, settings.mail !== null),
      subscriptions: unsubscribeHandlers(catalogue, keys),
    };
  },
  start: (app, parts) => {
    const { services, settings, database } = parts;
    const catalogue = services.get(eventCatalogueService);
    const keys = openUnsubscribeKeys(settings.authSecret);
    serveUnsubscribe(app, { db: database.db, catalogue, keys });
    startNotificationMails(app, parts);
  },
  sweep: async ({ database }) => {
    const tooLate = new Date(Date.now() - notificationLimits.mailTooLateMs);
    await forgetOldMails(database.db, tooLate);
  },
  demo: [notificationsDemo],
});
