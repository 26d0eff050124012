import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByCountry, countryCode, unknownCountry } from './country-groups.ts';

const told = (...countries: (string | null)[]) => countries.map((country) => ({ country }));
const counts = (companies: readonly { country: string | null }[]) =>
  groupByCountry(companies).map(({ code, companies: some }) => [code, some.length]);

test('where most are comes first, and those of which nobody knows at last', () => {
  expect(counts(told('SE', null, 'DE', null, 'DE', '', null, 'FI'))).toEqual([
    ['DE', 2],
    ['FI', 1],
    ['SE', 1],
    [unknownCountry, 4],
  ]);
});

test('one country in several spellings is one country', () => {
  expect(counts(told('GB', 'UK', 'gb', ' GB '))).toEqual([['GB', 4]]);
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

test('no company is lost, none counted twice, and each keeps its place among its neighbours', () => {
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
