import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const userEvents = declareEvents({
  'user.synced': { subject: 'user', history: 'signed in for the first time' },
  'corporation.joined': {
    subject: 'user',
    history: 'joined the corporation by e-mail domain',
    details: z.object({ corporationId: z.string() }),
  },
  'user.deactivated': { subject: 'user', history: 'deactivated the account' },
  'user.activated': { subject: 'user', history: 'activated the account' },
  'user.passwordSet': { subject: 'user', history: 'set the password' },
  'user.sessionsEnded': { subject: 'user', history: 'signed the person out everywhere' },
  'user.profileChanged': {
    ...{ subject: 'user', history: 'changed the profile' },
    details: z.object({ fields: z.array(z.string()) }),
  },
  'user.deleted': { subject: 'user', history: 'deleted the account' },
  'role.assigned': {
    subject: 'user',
    history: 'gave the role',
    details: z.object({ role: z.string() }),
  },
  'role.removed': {
    subject: 'user',
    history: 'took the role away',
    details: z.object({ role: z.string() }),
  },
});
