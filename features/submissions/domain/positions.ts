/** Room between two neighbours below which halving it again would lose precision. */
const minGap = 1e-9;
const step = 1024;

/**
 * A position between two neighbours (null: none on that side), so that moving one row renumbers no
 * other. Null when there is no room left and the stage must be renumbered first.
 */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return step;
  if (before === null) return (after ?? 0) - step;
  if (after === null) return before + step;
  return after - before < minGap ? null : (before + after) / 2;
}

/** Positions for as many behind the last one there is (null: nobody), in order. */
export const positionsAfter = (last: number | null, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (last ?? 0) + (index + 1) * step);

/** The room that is made between two when a stage is numbered anew. */
export const positionStep = step;
