import { declareEvents } from '#core/domain/events/events.ts';

export const pinEvents = declareEvents({
  /** Published to all sessions of the same user. */
  'pin.changed': { subject: 'user', live: 'own' },
});
