import { shareInterval, z95 } from '#core/domain/rate.ts';

/** By how much one is greater than the other, with the interval of 95 % of it. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The difference of two shares, from -1 to 1, by Newcombe's hybrid score interval (R. G. Newcombe, 1998,
 * method 10): the distances of both shares to the bounds of their Wilson intervals, squared and added.
 */
export function shareDifference(
  [part, whole]: readonly [part: number, whole: number],
  [partBefore, wholeBefore]: readonly [part: number, whole: number],
): Difference {
  const [now, before] = [part / whole, partBefore / wholeBefore];
  const [ofNow, ofBefore] = [shareInterval(part, whole), shareInterval(partBefore, wholeBefore)];
  return {
    value: now - before,
    low: now - before - Math.hypot(now - ofNow.low, ofBefore.high - before),
    high: now - before + Math.hypot(ofNow.high - now, before - ofBefore.low),
  };
}

/** Of a share of all, how many times the rest it is, as a logarithm: 0 where both are equal. */
const logOdds = (share: number) => Math.log(share / (1 - share));

/**
 * The ratio of two counts over periods of one length, as a natural logarithm, so that 0 is no difference.
 * Of two Poisson counts the first is binomial given their sum (Przyborowski and Wilenski, 1940); Wilson's
 * interval of that share becomes the interval of the ratio.
 */
export function countRatio(count: number, before: number): Difference {
  const { low, high } = shareInterval(count, count + before);
  return { value: logOdds(count / (count + before)), low: logOdds(low), high: logOdds(high) };
}

/** How often a value occurs. */
export interface CountedValue {
  readonly value: number;
  readonly count: number;
}

const countOf = (values: readonly CountedValue[]) =>
  values.reduce((sum, { count }) => sum + count, 0);

/** Of all pairs of two samples in order, those whose difference is at most this. */
function pairsUpTo(
  most: number,
  values: readonly CountedValue[],
  before: readonly CountedValue[],
): number {
  let pairs = 0;
  let above = countOf(before);
  let at = 0;
  for (const { value, count } of values) {
    while (at < before.length && (before[at]?.value ?? 0) < value - most) {
      above -= before[at]?.count ?? 0;
      at += 1;
    }
    pairs += count * above;
  }
  return pairs;
}

/** Halvings of the span of all differences, and what is left of it: finer than any day that is shown. */
const halvings = 60;
const decimals = 1e6;

/**
 * How much greater the values of one sample are than those of another: the middle one of the differences
 * of all pairs (Hodges and Lehmann, 1963), with the interval that the rank sum test of Mann and Whitney
 * does not reject, by its normal approximation (Hollander and Wolfe, Nonparametric Statistical Methods,
 * 4.3). It asks nothing of the distribution, and one who waited a year moves it no more than a month does.
 */
export function shiftOf(
  values: readonly CountedValue[],
  before: readonly CountedValue[],
): Difference {
  const inOrder = (some: readonly CountedValue[]) => some.toSorted((a, b) => a.value - b.value);
  const [now, then] = [inOrder(values), inOrder(before)];
  const [count, countBefore] = [countOf(now), countOf(then)];
  const pairs = count * countBefore;
  const least = (now[0]?.value ?? 0) - (then.at(-1)?.value ?? 0);
  const greatest = (now.at(-1)?.value ?? 0) - (then[0]?.value ?? 0);
  /** The difference of that place among all, from 1. */
  const differenceAt = (place: number): number => {
    let [from, to] = [least, greatest];
    for (let step = 0; step < halvings; step += 1) {
      const middle = (from + to) / 2;
      if (pairsUpTo(middle, now, then) >= place) to = middle;
      else from = middle;
    }
    return Math.round(to * decimals) / decimals;
  };
  const half = z95 * Math.sqrt((pairs * (count + countBefore + 1)) / 12);
  const outside = Math.max(1, Math.floor(pairs / 2 - half));
  return {
    value: (differenceAt(Math.ceil(pairs / 2)) + differenceAt(Math.floor(pairs / 2) + 1)) / 2,
    low: differenceAt(outside),
    high: differenceAt(pairs + 1 - outside),
  };
}
