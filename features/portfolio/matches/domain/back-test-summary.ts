import { shareInterval } from '#core/domain/rate.ts';

/** Fewer selections tell nothing. */
export const selectionsLeast = 8;

/** A figure, and the interval of 95 % that so few observations leave. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

export interface BackTestSummary {
  readonly recallAt10: Estimate;
  readonly recallAt50: Estimate;
  /** `Infinity`: not among the candidates. */
  readonly medianRank: Estimate;
}

const confidence = 0.95;

/** A proportion with its interval. */
export function proportionOf(successes: number, of: number): Estimate {
  const { low, high } = shareInterval(successes, of);
  return { value: successes / of, from: low, to: high };
}

/** How many observations from each end the interval of the median leaves out (binomial, p = 1/2). */
function leftOutAtEnds(count: number): number {
  let probability = 0.5 ** count;
  let below = probability;
  let out = 0;
  while (below <= (1 - confidence) / 2) {
    out += 1;
    probability *= (count - out + 1) / out;
    below += probability;
  }
  return Math.max(0, out - 1);
}

/** The median with the interval of its order statistics, which asks nothing of the distribution. */
export function medianOf(ranks: readonly number[]): Estimate {
  const sorted = ranks.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Infinity;
  const middle = Math.floor((sorted.length - 1) / 2);
  const value = sorted.length % 2 === 1 ? at(middle) : (at(middle) + at(middle + 1)) / 2;
  const out = leftOutAtEnds(sorted.length);
  return { value, from: at(out), to: at(sorted.length - 1 - out) };
}

/** Figures of some ranks; null when they are too few to judge. */
export function summarizeRanks(ranks: readonly (number | null)[]): BackTestSummary | null {
  if (ranks.length < selectionsLeast) return null;
  const within = (most: number) => ranks.filter((rank) => rank !== null && rank <= most).length;
  return {
    recallAt10: proportionOf(within(10), ranks.length),
    recallAt50: proportionOf(within(50), ranks.length),
    medianRank: medianOf(ranks.map((rank) => rank ?? Infinity)),
  };
}

/** How many selections one ranking puts higher than the other, and whether that may be chance. */
export interface Comparison {
  readonly better: number;
  readonly worse: number;
  readonly equal: number;
  /** By the sign test, two-sided, at 5 %. */
  readonly mayBeChance: boolean;
}

type Rank = number | null;

/** The probability of so uneven a split or a more uneven one, if both sides were equally likely. */
function signTest(better: number, worse: number): number {
  const count = better + worse;
  let probability = 0.5 ** count;
  let tail = 0;
  for (let at = 0; at <= Math.min(better, worse); at += 1) {
    tail += probability;
    probability *= (count - at) / (at + 1);
  }
  return Math.min(1, 2 * tail);
}

export function compareRanks(
  ranks: readonly { readonly chosen: Rank; readonly usual: Rank }[],
): Comparison {
  const differences = ranks.map(
    ({ chosen, usual }) => Math.sign((usual ?? Infinity) - (chosen ?? Infinity)) || 0,
  );
  const count = (sign: number) => differences.filter((one) => one === sign).length;
  const [better, worse] = [count(1), count(-1)];
  return { better, worse, equal: count(0), mayBeChance: signTest(better, worse) > 0.05 };
}

/** Of how many selected companies it is told whether they stood among the first. */
export const firstOfRanking = 20;

/** How many of these ranks are among the first. */
export const countAmongFirst = (ranks: readonly Rank[]): number =>
  ranks.filter((rank) => rank !== null && rank <= firstOfRanking).length;
