import type { FacetCount } from '#features/directory/search/domain/search.ts';

/** New counts in the order of earlier ones: a value that has none any more stays, new ones follow. */
export function inOrderOf(
  before: readonly FacetCount[] | undefined,
  counts: readonly FacetCount[],
): readonly FacetCount[] {
  if (before === undefined) return counts;
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  const listed = new Set(before.map(({ value }) => value));
  return [
    ...before.map(({ value }) => ({ value, count: countOf.get(value) ?? 0 })),
    ...counts.filter(({ value }) => !listed.has(value)),
  ];
}
