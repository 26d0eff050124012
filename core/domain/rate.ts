import { formatNumber } from './format.ts';

/** Of fewer cases a percentage says more than is known. */
export const fewCases = 30;
/** The normal quantile of a two-sided interval of 95 %. */
export const z95 = 1.959964;

/** A share of some cases. Percentages are whole. */
export interface Rate {
  readonly part: number;
  readonly whole: number;
  readonly percent: number;
  /** The bounds of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Whether there are so few cases that the interval is told in place of the percentage. */
  readonly isOfFew: boolean;
}

/**
 * A share with its Wilson score interval (E. B. Wilson, 1927), which holds also for few cases and for
 * shares near 0 and 1. Null: there is nothing to take a share of.
 */
export function rateOf(part: number, whole: number): Rate | null {
  if (whole <= 0) return null;
  const share = part / whole;
  const spread = z95 ** 2 / whole;
  const middle = share + spread / 2;
  const half = z95 * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole));
  const bound = (value: number) =>
    Math.round(Math.min(100, Math.max(0, (100 * value) / (1 + spread))));
  return {
    part,
    whole,
    percent: Math.round(100 * share),
    low: bound(middle - half),
    high: bound(middle + half),
    isOfFew: whole < fewCases,
  };
}

/** "3 of 7, between 16 and 75%", or "64 of 100, 64%" where there are enough cases. */
export function rateWords(part: number, whole: number, locale?: string): string {
  const rate = rateOf(part, whole);
  if (rate === null) return '–';
  const { percent, low, high, isOfFew } = rate;
  const counts = `${formatNumber(part, locale)} of ${formatNumber(whole, locale)}`;
  return `${counts}, ${isOfFew ? `between ${low} and ${high}%` : `${percent}%`}`;
}

/** The same where the counts stand beside it: "16–75%", or "64%". */
export function rateText(part: number, whole: number): string {
  const rate = rateOf(part, whole);
  if (rate === null) return '–';
  return rate.isOfFew ? `${rate.low}–${rate.high}%` : `${rate.percent}%`;
}
