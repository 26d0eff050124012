import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const ofVote = { subject: 'submission', live: 'opportunity', audience: 'viewVotes' } as const;

export const voteEvents = declareEvents({
  'vote.cast': {
    ...ofVote,
    history: 'voted on {submission}',
    details: z.object({ value: z.string() }),
  },
  'vote.withdrawn': { ...ofVote, history: 'took a vote on {submission} back' },
});
