import type { Range } from '#features/search/domain/range-units.ts';
import type { HistogramBar } from '#features/search/domain/search.ts';

/**
 * Slider positions: one before each bar and one after the last. Bars exclude their upper end,
 * filters include it.
 */
export interface Places {
  readonly first: number;
  readonly end: number;
}

const holds = ({ from, to }: HistogramBar, value: number) =>
  (from === null || from <= value) && (to === null || value < to);

/** Minimum number of bars. */
const fewest = 8;

/** Trims empty bars at both ends, which become open ends. */
export function trimmed(bars: readonly HistogramBar[]): HistogramBar[] {
  const isFull = ({ count }: HistogramBar) => count > 0;
  const end = bars.findLastIndex(isFull) + 1;
  if (end === 0) return [];
  const least = Math.min(fewest, bars.length);
  const first = Math.min(bars.findIndex(isFull), Math.max(0, end - least));
  const kept = bars.slice(first, Math.max(end, first + least));
  return kept.map((bar, index) => ({
    ...bar,
    from: index === 0 ? null : bar.from,
    to: index === kept.length - 1 ? null : bar.to,
  }));
}

export function placesOf(bars: readonly HistogramBar[], { from, to }: Range): Places {
  const first = from === undefined ? 0 : bars.findIndex((bar) => holds(bar, from));
  const last = to === undefined ? bars.length - 1 : bars.findIndex((bar) => holds(bar, to));
  const begin = Math.max(0, first);
  return { first: begin, end: Math.max(begin + 1, last === -1 ? bars.length : last + 1) };
}

/** The values of a selection of bars; none for an open end. */
export function rangeAt(bars: readonly HistogramBar[], { first, end }: Places): Range {
  const to = bars[end - 1]?.to ?? undefined;
  return {
    from: first === 0 ? undefined : (bars[first]?.from ?? undefined),
    to: end === bars.length || to === undefined ? undefined : to - 1,
  };
}

/** The label of a position between bars. */
export function formatPlace(
  bars: readonly HistogramBar[],
  place: number,
  words: (value: number) => string,
  [lowest, highest]: readonly [string, string],
): string {
  const value = place === bars.length ? bars[place - 1]?.to : bars[place]?.from;
  if (value !== null && value !== undefined) return words(value);
  return place === 0 ? lowest : highest;
}
