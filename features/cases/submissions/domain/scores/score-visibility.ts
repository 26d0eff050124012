/** A reader's relation to the scores of one submission. */
export interface ScoreReader {
  readonly mayViewVotes: boolean;
  readonly mayVote: boolean;
  /** They declared a conflict of interest. */
  readonly hasConflict: boolean;
  /** They have scored it by every criterion in force. */
  readonly hasOwnScore: boolean;
}

export type ScoreVisibility = 'nothing' | 'figures' | 'everything';

/**
 * Judges see others' scores once they gave their own, also when the opportunity is finished: it may
 * be reopened. Judges with a conflict of interest see none. Viewers who may not score see figures
 * without names once nobody can score any more; earlier they could pass them on to judges.
 */
export function scoreVisibilityOf(
  { mayViewVotes, mayVote, hasConflict, hasOwnScore }: ScoreReader,
  isFinished: boolean,
): ScoreVisibility {
  if (!mayViewVotes || hasConflict) return 'nothing';
  if (mayVote) return hasOwnScore ? 'everything' : 'nothing';
  return isFinished ? 'figures' : 'nothing';
}
