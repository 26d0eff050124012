import * as z from 'zod/mini';

/** The steps of a round, in their order. Discussion and second vote are left out when nothing is disputed. */
export const RoundStep = z.enum([
  ...(['proposals', 'vote', 'discussion', 'secondVote'] as const),
  ...(['recommendation', 'published'] as const),
]);
export type RoundStep = z.infer<typeof RoundStep>;

export const VotingStep = z.enum(['vote', 'secondVote']);
export type VotingStep = z.infer<typeof VotingStep>;

export const roundStepNames: Readonly<Record<RoundStep, string>> = {
  proposals: 'Proposals',
  vote: 'Vote',
  discussion: 'Discussion',
  secondVote: 'Second vote',
  recommendation: 'Recommendation',
  published: 'Published',
};

export const isVotingStep = (step: RoundStep): step is VotingStep =>
  step === 'vote' || step === 'secondVote';

/** What follows a step; null after the recommendation, which is published and not only closed. */
export function nextStep(step: RoundStep, hasDisputed: boolean): RoundStep | null {
  if (step === 'proposals') return 'vote';
  if (step === 'vote') return hasDisputed ? 'discussion' : 'recommendation';
  if (step === 'discussion') return 'secondVote';
  return step === 'secondVote' ? 'recommendation' : null;
}
