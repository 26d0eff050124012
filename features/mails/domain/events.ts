import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const mailEvents = declareEvents({
  'mail.resent': {
    ...{ subject: 'mail', history: 'sent a mail again' },
    details: z.object({ kind: z.string(), recipient: z.string() }),
  },
});
