import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const corporationEvents = declareEvents({
  'cycle.created': {
    subject: 'cycle',
    history: 'opened the scouting cycle',
    details: z.object({ name: z.string(), corporationId: z.string() }),
  },
});
