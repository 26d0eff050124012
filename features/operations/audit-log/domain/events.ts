import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

/** Written by the database's own functions that erase (`erase_…`), never by a handler. */
export const auditEvents = declareEvents({
  'audit.erased': {
    subject: 'user',
    history: 'had personal data of the audit log erased',
    details: z.object({ entryIds: z.array(z.string()) }),
  },
  'audit.originsErased': {
    subject: 'log',
    history: 'erased addresses and devices that had been kept long enough',
    details: z.object({ entryIds: z.array(z.string()), entries: z.int() }),
  },
});

/** Entries of these kinds name the ones that something was erased of. */
export const erasureKinds: readonly string[] = Object.keys(auditEvents);
