import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { serverFeature } from '#core/server/feature.ts';
import { notifications as domain } from './feature.domain.ts';
import { notificationsDemo } from '#features/notifications/demo/fill-notifications.ts';
import { notificationHandlers } from '#features/notifications/server/handlers.ts';

export const notifications = serverFeature(domain, {
  handlers: ({ services }) => ({
    notifications: notificationHandlers(services.get(eventCatalogueService)),
  }),
  demo: [notificationsDemo],
});
