import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const setupEvents = declareEvents({
  'user.setUp': {
    subject: 'user',
    history: 'set up the installation',
    details: z.object({ corporationId: z.string() }),
  },
});
