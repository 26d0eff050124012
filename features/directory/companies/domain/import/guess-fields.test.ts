import { expect, test } from 'vitest';
import { guessFields } from './guess-fields.ts';

const guess = (...cells: string[]) => guessFields(['x'], [cells], { y: 'name' }).x ?? null;
const prose =
  'Sensors that listen to bearings and say weeks ahead which of them will fail. '.repeat(2);

test.each<[string, string | null, string[]]>([
  [
    'web addresses',
    'url',
    ['acme.example', 'https://bolt.example/a', 'www.core.example', '', 'd.example', '?'],
  ],
  ['e-mail addresses', null, ['a@acme.example', 'b@bolt.example']],
  ['profiles at one host', null, ['x.com/a', 'x.com/b', 'x.com/c']],
  ['pictures', 'logoUrl', ['https://a.example/a.png', 'https://b.example/b.svg']],
  ['countries', 'country', ['Швеция', 'Германия', 'Narnia', 'Норвегия', 'Дания']],
  ['codes of countries', 'country', ['SE', 'DE', 'SE']],
  ['states of the USA', null, ['CA', 'NY', 'CA', 'TX', 'WA']],
  ['years', 'foundedYear', ['2012', '1999.0', '2020']],
  ['sums with a currency', 'fundingAmount', ['$2M', '€ 300k', 'Undisclosed', '1,5 Mio EUR']],
  ['sums in kronor', 'fundingAmount', ['12 MSEK', '1 234 567 kr', '3 mkr']],
  ['large round numbers', 'fundingAmount', ['1.0E7', '250000', '4000000']],
  ['postal codes', null, ['11122', '41301', '22363']],
  ['telephone numbers', null, ['0701234567', '0737654321']],
  ['ranges of staff', 'employees', ['1-10', '11-50', '250+', '37']],
  ['bare small numbers', null, ['12', '37', '5']],
  ['long text', 'description', [prose, `${prose}a`]],
  ['lines', 'oneLiner', ['Quiet gears for small cars', 'Paint that cools any roof']],
  ['few values', null, ['acme.example']],
])('%s: %s', (_, field, cells) => {
  expect(guess(...cells)).toBe(field);
});

test('short texts that hardly repeat are names, where no column is called so', () => {
  const cells = [
    ['SE', 'SE', 'DE'],
    ['S-1', 'S-2', 'S-3'],
    ['Acme', 'Bolt', 'Core'],
    ['Lund', 'Lund', 'Ulm'],
  ];
  expect(guessFields(['a', 'id', 'b', 'c'], cells, {})).toEqual({ a: 'country', b: 'name' });
  expect(guessFields(['a', 'id', 'b', 'c'], cells, { c: 'name' })).toEqual({ a: 'country' });
});

test.each([
  'price',
  'Preis (EUR)',
  'Revenue 2025',
  'Deal size',
  'Market capitalisation',
  'Listenpreis',
  'Cost',
  'Valuation',
  'Share capital',
  'Umsatz',
  'Salary',
])('money called “%s” is not guessed to be funding', (column) => {
  expect(guessFields([column], [['$2M', '€ 300k', '$5M']], {})).toEqual({});
});

test.each([
  'Investiert bisher',
  'Kapital',
  '融资额',
  'Column 4',
  'USD',
  'Amount',
  'Levée de fonds',
])('money called “%s” is guessed to be funding', (column) => {
  expect(guessFields([column], [['$2M', '€ 300k', '$5M']], {})).toEqual({
    [column]: 'fundingAmount',
  });
});

test('a field that has a column is not guessed', () => {
  expect(guessFields(['a', 'b'], [['2012', '2013'], []], { b: 'foundedYear' })).toEqual({});
});
