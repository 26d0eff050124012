import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

/**
 * Judges who have not scored yet must not learn who did, nor how many: visible only to the judge and in
 * the audit trail. The scores themselves are not recorded.
 */
const ofJudge = { subject: 'submission', live: 'opportunity', audience: 'actor' } as const;

const card = z.object({
  scale: z.optional(z.number()),
  criteria: z.optional(z.array(z.string())),
  isReset: z.optional(z.boolean()),
});

export const scoreEvents = declareEvents({
  'scorecard.changed': {
    subject: 'opportunity',
    live: 'opportunity',
    audience: 'viewTeam',
    history: 'changed the scorecard',
    details: card,
  },
  'scorecard.defaultChanged': {
    subject: 'corporation',
    history: 'changed the scorecard of the corporation',
    details: card,
  },
  'score.given': { ...ofJudge, history: 'scored {submission}' },
  'score.withdrawn': { ...ofJudge, history: 'took a score of {submission} back' },
  'conflict.declared': {
    ...ofJudge,
    history: 'stepped back from judging {submission} for a conflict of interest',
  },
  'conflict.withdrawn': {
    ...ofJudge,
    history: 'judges {submission} again: the conflict of interest is over',
  },
});
