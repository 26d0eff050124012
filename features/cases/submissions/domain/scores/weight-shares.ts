/** Each weight's share in whole percent. They sum to 100: the largest remainders are rounded up. */
export function weightShares(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (100 * weight) / sum);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((total, share) => total + share, 0);
  const remainderAt = (index: number) => (exact[index] ?? 0) - (floors[index] ?? 0);
  const roundedUp = new Set(
    [...weights.keys()].toSorted((a, b) => remainderAt(b) - remainderAt(a)).slice(0, missing),
  );
  return floors.map((share, index) => (roundedUp.has(index) ? share + 1 : share));
}
