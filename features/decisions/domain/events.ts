import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const ofDecision = { subject: 'submission', live: 'opportunity', audience: 'decide' } as const;

export const decisionEvents = declareEvents({
  'decision.prepared': {
    ...{ ...ofDecision, history: 'prepared a decision on {submission}' },
    details: z.object({ stage: z.string() }),
  },
  'decision.discarded': {
    ...ofDecision,
    history: 'discarded a prepared decision on {submission}',
  },
  'decision.sent': {
    ...{ ...ofDecision, history: 'sent the decision on {submission}' },
    // It moved the submission, which all see; until then it is the movers'.
    audience: 'viewTeam',
    ...{ details: z.object({ stage: z.string(), mailed: z.boolean() }), tells: { to: 'stage' } },
  },
});
