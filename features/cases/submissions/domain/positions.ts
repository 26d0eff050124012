/** Smallest gap that can be halved without losing precision. */
const minGap = 1e-9;
const step = 1024;

/**
 * A position between two neighbours (null: no neighbour on that side), so that moving one row
 * renumbers no other. Null when the gap is exhausted and the stage must be renumbered first.
 */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return step;
  if (before === null) return (after ?? 0) - step;
  if (after === null) return before + step;
  return after - before < minGap ? null : (before + after) / 2;
}

/** `count` positions after the last one (null: the stage is empty), in order. */
export const positionsAfter = (last: number | null, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (last ?? 0) + (index + 1) * step);

/** The gap between two positions when a stage is renumbered. */
export const positionStep = step;
