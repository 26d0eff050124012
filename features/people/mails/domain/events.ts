import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const mailEvents = declareEvents({
  'mail.resent': {
    subject: 'mail',
    history: 'sent a mail again',
    details: z.object({ kind: z.string(), recipient: z.string() }),
  },
  'mail.dropped': {
    subject: 'mail',
    history: 'dropped a mail that was not sent',
    details: z.object({ kind: z.string(), recipient: z.string() }),
  },
});
