import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const mailEvents = declareEvents({
  'mail.resent': {
    subject: 'mail',
    history: 'sent an email again',
    details: z.object({ kind: z.string(), recipient: z.string() }),
  },
  'mail.dropped': {
    subject: 'mail',
    history: 'dropped an email that was not sent',
    details: z.object({ kind: z.string(), recipient: z.string() }),
  },
});
