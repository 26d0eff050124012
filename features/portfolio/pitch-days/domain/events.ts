import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const ofDay = {
  subject: 'pitchDay' as const,
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;

export const pitchDayEvents = declareEvents({
  'pitchDay.created': { ...ofDay, history: 'created the pitch day {name}' },
  'pitchDay.changed': { ...ofDay, history: 'changed the pitch day {name}' },
  'pitchDay.assigned': { ...ofDay, history: 'assigned companies for the pitch day {name}' },
  'pitchDay.sessionMoved': { ...ofDay, history: 'moved a session of the pitch day {name}' },
  'pitchDay.invitationsSent': {
    ...ofDay,
    history: 'sent invitations to the pitch day {name}',
    details: z.object({ name: z.string(), invited: z.int(), cancelled: z.int() }),
  },
  'pitchDay.deleted': { ...ofDay, history: 'deleted the pitch day {name}' },
  'pitchDay.restored': { ...ofDay, history: 'restored the pitch day {name}' },
});
