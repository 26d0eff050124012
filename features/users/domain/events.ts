import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const userEvents = declareEvents({
  'user.synced': { subject: 'user', history: 'signed in for the first time' },
  'corporation.joined': {
    subject: 'user',
    history: 'joined the corporation by e-mail domain',
    details: z.object({ corporationId: z.string() }),
  },
});
