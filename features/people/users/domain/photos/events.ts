import { declareEvents } from '#core/domain/events/events.ts';

export const photoEvents = declareEvents({
  'photo.changed': { subject: 'user', history: 'changed the photo' },
  'photo.removed': { subject: 'user', history: 'removed the photo' },
});
