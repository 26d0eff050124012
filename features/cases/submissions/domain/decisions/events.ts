import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const ofDecision = { subject: 'submission', live: 'opportunity', audience: 'decide' } as const;

export const decisionEvents = declareEvents({
  'decision.prepared': {
    ...ofDecision,
    history: 'prepared a decision on {submission}',
    details: z.object({ stage: z.string() }),
  },
  'decision.discarded': {
    ...ofDecision,
    history: 'discarded a prepared decision on {submission}',
  },
  'decision.sent': {
    ...ofDecision,
    history: 'sent the decision on {submission}',
    // The stage change is visible to the whole team; prepared decisions only to users who may
    // decide.
    audience: 'viewTeam',
    details: z.object({
      stage: z.string(),
      mailed: z.boolean(),
      /** Of the mail. */
      subject: z.optional(z.string()),
    }),
    tells: { to: 'stage', name: 'subject' },
  },
  'decision.mailStopped': {
    ...ofDecision,
    history: 'stopped the email about {submission}',
    audience: 'viewTeam',
  },
});
