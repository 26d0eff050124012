import type { HistogramBar } from './search.ts';

/** Which bar a value falls into: 0 is what lies below all edges. */
export function bucketIndexOf(value: number, edges: readonly number[]): number {
  let bar = 0;
  while (bar < edges.length && value >= (edges[bar] ?? 0)) bar += 1;
  return bar;
}

/** The bars, with how many fell into each. */
export const bucketsOf = (
  edges: readonly number[],
  countOf: (bar: number) => number,
): HistogramBar[] =>
  Array.from({ length: edges.length + 1 }, (_, bar) => ({
    from: edges[bar - 1] ?? null,
    to: edges[bar] ?? null,
    count: countOf(bar),
  }));
