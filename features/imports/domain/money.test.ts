import { expect, test } from 'vitest';
import { readMoney } from './money.ts';

test.each([
  ['$300,000', 300_000, 'USD'],
  ['$3,000,000.00', 3_000_000, 'USD'],
  ['$875k', 875_000, 'USD'],
  ['$1.5 million', 1_500_000, 'USD'],
  ['1.005 million', 1_005_000, 'USD'],
  ['$1.500 million', 1_500_000, 'USD'],
  ['1,5 million euros', 1_500_000, 'EUR'],
  ['€1.2bn', 1_200_000_000, 'EUR'],
  ['USD 5,000', 5000, 'USD'],
  ['US$5,000.50', 5000.5, 'USD'],
  ['C$ 500', 500, 'CAD'],
  ['€ 20.000', 20_000, 'EUR'],
  ['1.234.567,89 EUR', 1_234_567.89, 'EUR'],
  ['20 000 SEK', 20_000, 'SEK'],
  ["20'000 CHF", 20_000, 'CHF'],
  ['£12.5', 12.5, 'GBP'],
  ['300000', 300_000, 'USD'],
  ['0', 0, 'USD'],
])('%s', (text, amount, currency) => {
  expect(readMoney(text)).toEqual({ value: { amount, currency } });
});

test('a number alone is in the currency of the source', () => {
  expect(readMoney('5000', 'SEK')).toEqual({ value: { amount: 5000, currency: 'SEK' } });
});

test('empty text is no amount', () => {
  expect(readMoney(' \n')).toEqual({ value: null });
});

test.each([
  'tbd',
  'up to $5,000',
  '$1 - $2',
  '$5 EUR',
  '-5',
  '1e21',
  '$50,0000',
  '12,34,567',
  '5 kr',
  'R$ 5',
])('%s is refused as ambiguous or invalid', (text) =>
  expect(readMoney(text)).toEqual({ problem: 'could not be read as money' }),
);
