import { declareEvents } from '#core/domain/events/events.ts';

export const documentEvents = declareEvents({
  /** A changed choice, published to all sessions of the same user. */
  'userMetadata.changed': { subject: 'user', live: 'own' },
});
