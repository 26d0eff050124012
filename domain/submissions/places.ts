/** Room between two neighbours below which halving it again would lose precision. */
const leastRoom = 1e-9;
const step = 1024;

/**
 * A position between two neighbours (null: none on that side), so that moving one row renumbers no
 * other. Null when there is no room left and the stage must be renumbered first.
 */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return step;
  if (before === null) return (after ?? 0) - step;
  if (after === null) return before + step;
  return after - before < leastRoom ? null : (before + after) / 2;
}

/** Fresh positions for a whole stage, in order. */
export const freshPositions = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) * step);
