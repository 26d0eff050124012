import type { HistogramBar } from './search.ts';

/** The bar of a value: 0 is below all edges. */
export function bucketIndexOf(value: number, edges: readonly number[]): number {
  let bar = 0;
  while (bar < edges.length && value >= (edges[bar] ?? 0)) bar += 1;
  return bar;
}

/** The bars with their counts. */
export const bucketsOf = (
  edges: readonly number[],
  countOf: (bar: number) => number,
): HistogramBar[] =>
  Array.from({ length: edges.length + 1 }, (_, bar) => ({
    from: edges[bar - 1] ?? null,
    to: edges[bar] ?? null,
    count: countOf(bar),
  }));
