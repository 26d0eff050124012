/** Where a reader stands towards the scores of one submission. */
export interface ScoreReader {
  readonly mayViewVotes: boolean;
  readonly mayVote: boolean;
  /** They stepped back from judging it. */
  readonly hasConflict: boolean;
  /** They have judged it by every criterion in force. */
  readonly isOwnIn: boolean;
}

export type ScoreSight = 'nothing' | 'figures' | 'everything';

/**
 * Who judges sees others' scores once their own is in, also when the opportunity is finished: it may
 * be reopened. Who stepped back sees none. Who may view but not judge sees figures, without names,
 * once nobody can judge any more: before, they could pass them on to who still does.
 */
export function sightOfScores(
  { mayViewVotes, mayVote, hasConflict, isOwnIn }: ScoreReader,
  isFinished: boolean,
): ScoreSight {
  if (!mayViewVotes || hasConflict) return 'nothing';
  if (mayVote) return isOwnIn ? 'everything' : 'nothing';
  return isFinished ? 'figures' : 'nothing';
}
