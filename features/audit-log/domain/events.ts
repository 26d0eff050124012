import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

/** Written by the database's own function that erases (`erase_personal_data`), never by a handler. */
export const auditEvents = declareEvents({
  'audit.erased': {
    subject: 'user',
    history: 'had personal data of the audit log erased',
    details: z.object({ entryIds: z.array(z.string()) }),
  },
});
