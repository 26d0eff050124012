import type { HistogramBar } from './search.ts';

/** Edges of the bars: founding years in fives and twos, funding in thirds of orders of magnitude. */
export const foundedEdges: readonly number[] = [
  1980, 1990, 1995, 2000, 2005, 2010, 2012, 2014, 2016, 2018, 2020, 2022, 2024,
];
export const fundingEdges: readonly number[] = [1e5, 3e5, 1e6, 3e6, 1e7, 3e7, 1e8, 3e8, 1e9];

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
