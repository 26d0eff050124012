/** A move as it was meant: of a submission that stood in one stage, to another. */
interface IntendedMove {
  readonly from: string;
  readonly stage: string;
}

interface Current {
  readonly stage: string;
  readonly version: number;
}

/**
 * What becomes of a move when the submission has changed since it was looked at. `repeat`: the other
 * change was about something else, so the same move goes on top of it. `done`: somebody brought it
 * there already. `yield`: somebody brought it elsewhere, and is not overruled unseen.
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
