import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const sampleDataEvents = declareEvents({
  'sampleData.added': {
    subject: 'corporation',
    history: 'added sample data',
  },
  'sampleData.removed': {
    subject: 'corporation',
    history: 'removed the sample data',
    /** How many rows went. */
    details: z.object({ rows: z.int() }),
  },
});
