import type { Difference } from './differences.ts';

/** Of fewer cases no difference is told. */
export const comparedLeast = 8;

/** What may be said of a difference: that there is one, that none is clear, or that there are too few cases. */
export type Comparison =
  | { readonly is: 'clear'; readonly difference: Difference }
  | { readonly is: 'unclear' }
  | { readonly is: 'tooFew' };

/**
 * The one rule of all findings: a difference is told only where its interval of 95 % leaves out 0, and
 * never of fewer than eight cases.
 */
export function compare(cases: number, differenceOf: () => Difference | null): Comparison {
  if (cases < comparedLeast) return { is: 'tooFew' };
  const difference = differenceOf();
  if (difference === null) return { is: 'tooFew' };
  const { low, high } = difference;
  return low > 0 || high < 0 ? { is: 'clear', difference } : { is: 'unclear' };
}
