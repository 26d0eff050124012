import { expect, test } from 'vitest';
import { formatFunding, fundingOf } from './funding.ts';

const labelOf = (
  fundingUsd: number | null,
  fundingAmount: number | null,
  fundingCurrency: string | null,
) => {
  const funding = fundingOf({ fundingUsd, fundingAmount, fundingCurrency });
  return funding && formatFunding(funding);
};

test('funding is shown in US dollars where a rate is known, else in its own currency', () => {
  expect(labelOf(1_800_000, 1_800_000, 'USD')).toBe('$1.8M');
  expect(labelOf(5_500_000, 5_000_000, 'EUR')).toBe('$5.5M');
  expect(labelOf(null, 5_000_000, 'EUR')).toBe('€5M');
  expect(labelOf(null, 3_000_000, 'SEK')).toBe('SEK\u00A03M');
  expect(labelOf(null, null, null)).toBeNull();
});
