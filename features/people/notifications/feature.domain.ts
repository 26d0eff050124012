import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/notifications/domain/endpoints.ts';
import * as subscriptions from '#features/people/notifications/domain/unsubscribe-endpoints.ts';
import { notificationEvents } from '#features/people/notifications/domain/events.ts';

export const notifications = domainFeature(
  { notifications: endpoints, subscriptions },
  notificationEvents,
);
