import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const systemEvents = declareEvents({
  'job.retried': {
    subject: 'job',
    history: 'let a failed job run again',
    details: z.object({ queue: z.string() }),
  },
});
