import type { Range } from '#features/directory/search/domain/range-units.ts';
import type { HistogramBar } from '#features/directory/search/domain/search.ts';

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

/** The share of all values that either end may leave out: a few outliers do not stretch the rest. */
const outliers = 0.005;

/** The bars without the empty ones and the outliers at both ends; null if all are empty. */
function shownOf(bars: readonly HistogramBar[]): Places | null {
  const most = outliers * bars.reduce((sum, { count }) => sum + count, 0);
  const firstIn = (ordered: readonly HistogramBar[]) => {
    let sum = 0;
    return ordered.findIndex(({ count }) => (sum += count) > most);
  };
  const first = firstIn(bars);
  return first === -1 ? null : { first, end: bars.length - firstIn(bars.toReversed()) };
}

/**
 * Clips the bars to the range of most values. The ends are open, and count what is beyond them.
 * @param by the bars that give the range, if they are not the same
 */
export function clipped(bars: readonly HistogramBar[], by = bars): HistogramBar[] {
  const range = shownOf(by);
  if (range === null) return [];
  const least = Math.min(fewest, bars.length);
  const first = Math.min(range.first, Math.max(0, range.end - least));
  const end = Math.max(range.end, first + least);
  const countIn = (some: readonly HistogramBar[]) =>
    some.reduce((sum, { count }) => sum + count, 0);
  return bars.slice(first, end).map((bar, index) => {
    const isFirst = index === 0;
    const isLast = first + index === end - 1;
    const before = isFirst ? countIn(bars.slice(0, first)) : 0;
    const behind = isLast ? countIn(bars.slice(end)) : 0;
    return {
      from: isFirst ? null : bar.from,
      to: isLast ? null : bar.to,
      count: before + bar.count + behind,
    };
  });
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

/** The numbers at both ends of the bars, as "< 2008" and "2024+" where an end is open. */
export function endLabels(
  bars: readonly HistogramBar[],
  words: (value: number) => string,
): readonly [lowest: string, highest: string] {
  const [first, last] = [bars.at(0), bars.at(-1)];
  const number = (value: number | null | undefined, text: (label: string) => string) =>
    value === null || value === undefined ? '' : text(words(value));
  return [
    number(first?.from, String) || number(first?.to, (text) => `< ${text}`),
    number(last?.from, (text) => (last?.to === null ? `${text}+` : text)),
  ];
}
