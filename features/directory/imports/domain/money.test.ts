import { expect, test } from 'vitest';
import { currencyOfHeader } from './currency-in-text.ts';
import { readAmount, readMoney } from './money.ts';

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
  ['1.0E7', 10_000_000, 'USD'],
  ['1.25E+8 EUR', 125_000_000, 'EUR'],
  ['2.0', 2, 'USD'],
  ['12 MSEK', 12_000_000, 'SEK'],
  ['MSEK 12,5', 12_500_000, 'SEK'],
  ['750 TSEK', 750_000, 'SEK'],
  ['40 kEUR', 40_000, 'EUR'],
  ['3 Mrd. EUR', 3_000_000_000, 'EUR'],
  ['2,5 M€', 2_500_000, 'EUR'],
  ['CHF Mio. 3', 3_000_000, 'CHF'],
  ['2 miljarder SEK', 2_000_000_000, 'SEK'],
  ['500 Tsd. €', 500_000, 'EUR'],
  ['₹12 crore', 120_000_000, 'INR'],
  ['₹ 5.5 lakh', 550_000, 'INR'],
  ['₹1,50,00,000', 15_000_000, 'INR'],
  ['12,34,567', 1_234_567, 'USD'],
])('%s', (text, amount, currency) => {
  expect(readMoney(text)).toEqual({ value: { amount, currency } });
});

test('a number alone is in the currency of the source', () => {
  expect(readMoney('5000', 'SEK')).toEqual({ value: { amount: 5000, currency: 'SEK' } });
});

test('without a currency anywhere an amount has none', () => {
  expect(readAmount('5000', null)).toEqual({ value: { amount: 5000, currency: null } });
  expect(readAmount('$5000', 'AUD')).toEqual({ value: { amount: 5000, currency: 'AUD' } });
  expect(readAmount('US$5000', 'AUD')).toEqual({ value: { amount: 5000, currency: 'USD' } });
});

test.each([
  ['1 234 567 kr', 'SE', 1_234_567, 'SEK'],
  ['12 mkr', 'NO', 12_000_000, 'NOK'],
  ['kr. 500.000', 'DK', 500_000, 'DKK'],
  ['5 miljoner kronor', 'SE', 5_000_000, 'SEK'],
  ['Rs. 12 crore', 'IN', 120_000_000, 'INR'],
  ['Rs 1,50,000', 'PK', 150_000, 'PKR'],
])('%s in %s', (text, country, amount, currency) => {
  expect(readAmount(text, null, country)).toEqual({ value: { amount, currency } });
});

test('a name that several currencies have is that of the one stated, else of none', () => {
  const unclear = { problem: expect.stringContaining('several currencies') };
  expect(readAmount('5 kr', 'SEK', 'FI')).toEqual({ value: { amount: 5, currency: 'SEK' } });
  expect(readAmount('5 kr', null)).toEqual(unclear);
  expect(readAmount('5 kr', 'EUR', 'FI')).toEqual(unclear);
  expect(readMoney('5 kr')).toEqual(unclear);
});

test.each([
  ['Total raised (EUR)', 'EUR'],
  ['funding_total_usd', 'USD'],
  ['Raised, €', 'EUR'],
  ['Funding in MXN', 'MXN'],
  ['all funding', null],
  ['Top funding', null],
])('the header %s names the currency %s', (header, currency) => {
  expect(currencyOfHeader(header).currency).toBe(currency);
});

test('an amount with too many digits is refused', () => {
  expect(readMoney('1e21')).toEqual({ problem: 'is more money than there can be' });
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
  '$50,0000',
  '12,34,56',
  '5 tall',
  'R$ 5',
])('%s is refused as ambiguous or invalid', (text) =>
  expect(readMoney(text)).toEqual({ problem: 'could not be read as money' }),
);
