import { formatCompact } from '#core/domain/format.ts';
import type { Company } from './company.ts';

interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export type Funded = Pick<Company, 'fundingUsd' | 'fundingAmount' | 'fundingCurrency'>;

/** Funding in US dollars where a rate for its currency was entered, else in its own currency. */
export function fundingOf({ fundingUsd, fundingAmount, fundingCurrency }: Funded): Money | null {
  if (fundingUsd !== null) return { amount: fundingUsd, currency: 'USD' };
  if (fundingAmount === null || fundingCurrency === null) return null;
  return { amount: fundingAmount, currency: fundingCurrency };
}

/** "€" for EUR, "SEK " for SEK. */
function signOf(currency: string): string {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return sign === undefined || sign === currency ? `${currency}\u00A0` : sign;
}

/** "$1.8M", "€5M", "SEK 3M". */
export const formatFunding = ({ amount, currency }: Money): string =>
  `${signOf(currency)}${formatCompact(amount)}`;
