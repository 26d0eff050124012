/** Where a reader stands towards the scores of one submission. */
export interface ScoreReader {
  readonly mayViewVotes: boolean;
  readonly mayVote: boolean;
  /** They stepped back from judging it. */
  readonly hasConflict: boolean;
  /** They have judged it by every criterion in force. */
  readonly hasOwnScore: boolean;
}

export type ScoreVisibility = 'nothing' | 'figures' | 'everything';

/**
 * Who judges sees others' scores once their own is in, also when the opportunity is finished: it may
 * be reopened. Who stepped back sees none. Who may view but not judge sees figures, without names,
 * once nobody can judge any more: before, they could pass them on to who still does.
 */
export function scoreVisibilityOf(
  { mayViewVotes, mayVote, hasConflict, hasOwnScore }: ScoreReader,
  isFinished: boolean,
): ScoreVisibility {
  if (!mayViewVotes || hasConflict) return 'nothing';
  if (mayVote) return hasOwnScore ? 'everything' : 'nothing';
  return isFinished ? 'figures' : 'nothing';
}
