import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

/** Company records belong to no opportunity: only the user who decided is notified. */
const ofMatch = {
  subject: 'company',
  details: z.object({
    ...{ matchId: z.string(), otherId: z.string(), reason: z.unknown(), was: z.string() },
  }),
} as const;

export const companyEvents = declareEvents({
  'company.matchAccepted': { ...ofMatch, history: 'said that two records are one company' },
  'company.matchRejected': { ...ofMatch, history: 'said that two records are not one company' },
  'company.matchReopened': { ...ofMatch, history: 'took a decision on two records back' },
});
