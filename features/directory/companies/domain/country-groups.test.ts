import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByCountry, countryCode, unknownCountry } from './country-groups.ts';

const located = (...countries: (string | null)[]) => countries.map((country) => ({ country }));
const counts = (companies: readonly { country: string | null }[]) =>
  groupByCountry(companies).map(({ code, companies: some }) => [code, some.length]);

test('the largest group comes first, and unknown countries last', () => {
  expect(counts(located('SE', null, 'DE', null, 'DE', '', null, 'FI'))).toEqual([
    ['DE', 2],
    ['FI', 1],
    ['SE', 1],
    [unknownCountry, 4],
  ]);
});

test('different spellings of a country are one group', () => {
  expect(counts(located('GB', 'UK', 'gb', ' GB '))).toEqual([['GB', 4]]);
});

test.each([
  ['se', 'SE'],
  ['UK', 'GB'],
  ['SU', 'RU'],
  ['XK', 'XK'],
  ['Utopia', 'Utopia'],
  [null, unknownCountry],
  [' ', unknownCountry],
])('%s is %s', (text, code) => expect(countryCode(text)).toBe(code));

test('grouping loses or repeats no company and keeps their order', () => {
  const country = fc.option(fc.constantFrom('SE', 'se', 'DE', 'UK', 'GB', '', '1', 'x-y', 'Ω'));
  fc.assert(
    fc.property(fc.array(fc.record({ country })), (companies) => {
      const groups = groupByCountry(companies);
      expect(new Set(groups.flatMap((group) => group.companies))).toEqual(new Set(companies));
      expect(groups.flatMap((group) => group.companies)).toHaveLength(companies.length);
      expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length);
    }),
  );
});
