import { z95 } from '#core/domain/rate.ts';

/** How many stays lasted so many days: those that ended then, and those that still last. */
export interface Stays {
  readonly days: number;
  readonly left: number;
  readonly open: number;
}

/** The curve from a day on. Shares are from 0 to 1. */
export interface SurvivalStep {
  readonly days: number;
  /** How many stayed at least so long: ended or not, nobody knows less of them. */
  readonly atRisk: number;
  readonly left: number;
  readonly open: number;
  /** The share that is still waiting. */
  readonly waiting: number;
  /** The bounds of its 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Products of fractions that equal a share on paper differ from it in the last digits. */
const rounding = 1e-9;

/**
 * The interval of Kalbfleisch and Prentice: Greenwood’s variance on the scale of log(−log S), so that it
 * stays within 0 and 1.
 */
function interval(waiting: number, variance: number): { low: number; high: number } {
  if (waiting >= 1 - rounding) return { low: 1, high: 1 };
  if (waiting <= rounding) return { low: 0, high: 0 };
  const spread = (z95 * Math.sqrt(variance)) / Math.abs(Math.log(waiting));
  return { low: waiting ** Math.exp(spread), high: waiting ** Math.exp(-spread) };
}

const sumOf = (stays: readonly Stays[], of: 'left' | 'open') =>
  stays.reduce((sum, one) => sum + one[of], 0);

/**
 * How many are still waiting after so many days: the product-limit estimate (E. L. Kaplan and P. Meier,
 * 1958). A stay that still lasts is censored: it counts as waiting up to now, and not as ended. Of those
 * of one day, the ended ones come first.
 */
export function estimateSurvival(stays: readonly Stays[]): SurvivalStep[] {
  const byDays = [...Map.groupBy(stays, ({ days }) => days).entries()]
    .map(([days, ofDay]) => ({ days, left: sumOf(ofDay, 'left'), open: sumOf(ofDay, 'open') }))
    .filter(({ left, open }) => left + open > 0)
    .toSorted((one, other) => one.days - other.days);
  let atRisk = byDays.reduce((sum, { left, open }) => sum + left + open, 0);
  let waiting = 1;
  let variance = 0;
  const steps: SurvivalStep[] = [];
  for (const { days, left, open } of byDays) {
    if (left > 0) {
      waiting *= (atRisk - left) / atRisk;
      // Nobody is left after the last one: the variance has no end, and the interval is [0, 0].
      if (atRisk > left) variance += left / (atRisk * (atRisk - left));
    }
    steps.push({ days, atRisk, left, open, waiting, ...interval(waiting, variance) });
    atRisk -= left + open;
  }
  return steps;
}

/** The days within which this share has left; null: it is not reached yet. */
export const quantileOf = (steps: readonly SurvivalStep[], share: number): number | null =>
  steps.find(({ waiting }) => waiting <= 1 - share + rounding)?.days ?? null;

/** How many were waiting for at least so many days. */
export const atRiskAt = (steps: readonly SurvivalStep[], days: number): number =>
  steps.find((step) => step.days >= days)?.atRisk ?? 0;

/** The curve at that day: the last step before it; null: nothing has happened yet. */
export const stepAt = (steps: readonly SurvivalStep[], days: number): SurvivalStep | null =>
  steps.findLast((step) => step.days <= days) ?? null;

/** The same curve in at most so many steps: those that lie beside each other become one. */
export function thinSteps(steps: readonly SurvivalStep[], most: number): SurvivalStep[] {
  if (steps.length <= most) return [...steps];
  const size = Math.ceil(steps.length / most);
  return Array.from({ length: Math.ceil(steps.length / size) }, (_, at) =>
    steps.slice(at * size, (at + 1) * size).reduce((sum, step) => ({
      ...step,
      atRisk: sum.atRisk,
      left: sum.left + step.left,
      open: sum.open + step.open,
    })),
  );
}
