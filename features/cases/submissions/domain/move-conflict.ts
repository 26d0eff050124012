/** An intended move: the stage the user saw, and the target stage. */
interface IntendedMove {
  readonly from: string;
  readonly stage: string;
}

/**
 * How to resolve a move of a submission that has changed since it was read. `rebase`: the other
 * change is unrelated, so the move is sent again. `done`: it is in the target stage already.
 * `yield`: somebody moved it to another stage, which is not overwritten.
 */
export function resolveMoveConflict(
  { from, stage }: IntendedMove,
  currentStage: string,
): 'rebase' | 'done' | 'yield' {
  if (currentStage === from) return 'rebase';
  return currentStage === stage ? 'done' : 'yield';
}
