import { declareEvents } from '#core/domain/events/events.ts';

export const notificationEvents = declareEvents({
  /** Somebody has read some of theirs. */
  'notification.read': { subject: 'user', live: 'notifications' },
  /** They are stored with the person's other choices, which windows show again. */
  'notificationSettings.changed': { subject: 'user', live: 'own' },
});
