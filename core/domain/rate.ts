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

/** The bounds of an interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % interval of a share, from 0 to 1: Wilson's score interval (E. B. Wilson, 1927), which holds
 * also for few cases and for shares near 0 and 1.
 */
export function shareInterval(part: number, whole: number): Interval {
  const share = part / whole;
  const spread = z95 ** 2 / whole;
  const middle = share + spread / 2;
  const half = z95 * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole));
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + spread)));
  return { low: bound(middle - half), high: bound(middle + half) };
}

/** A share with its interval. Null: there is nothing to take a share of. */
export function rateOf(part: number, whole: number): Rate | null {
  if (whole <= 0) return null;
  const { low, high } = shareInterval(part, whole);
  return {
    part,
    whole,
    percent: Math.round((100 * part) / whole),
    low: Math.round(100 * low),
    high: Math.round(100 * high),
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

/** The same in short: "3 of 7", or "64%" where there are enough cases. Never both. */
export function shareText(part: number, whole: number, locale?: string): string {
  if (whole <= 0) return '–';
  return whole < fewCases
    ? `${formatNumber(part, locale)} of ${formatNumber(whole, locale)}`
    : `${formatNumber(Math.round((100 * part) / whole), locale)}%`;
}
