import { declareEvents } from '#core/domain/events/events.ts';

export const documentEvents = declareEvents({
  /** What somebody chose is another, on all of their screens. */
  'userMetadata.changed': { subject: 'user', live: 'own' },
});
