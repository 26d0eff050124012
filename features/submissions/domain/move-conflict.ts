/** An intended move: the stage the user saw, and the target stage. */
interface IntendedMove {
  readonly from: string;
  readonly stage: string;
}

interface Current {
  readonly stage: string;
  readonly version: number;
}

/**
 * How to resolve a move of a submission that has changed since it was read. `repeat`: the other
 * change is unrelated, so the move is sent again. `done`: it is in the target stage already.
 * `yield`: somebody moved it to another stage, which is not overwritten.
 */
export type MoveConflictResolution =
  | { readonly kind: 'repeat'; readonly version: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'yield' };

export function resolveMoveConflict(
  { from, stage }: IntendedMove,
  current: Current,
): MoveConflictResolution {
  if (current.stage === from) return { kind: 'repeat', version: current.version };
  return { kind: current.stage === stage ? 'done' : 'yield' };
}
