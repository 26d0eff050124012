import { expect, test } from 'vitest';
import { findCountryCode, findCountryInsteadOfCity, findCountryName } from './countries.ts';

test.each([
  ['Cabo Verde', 'CV'],
  ['Macao', 'MO'],
  ['Macedonia (FYROM)', 'MK'],
  ['Macedonia, the former Yugoslav Republic of', 'MK'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Moldova, Republic of', 'MD'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Republic of Serbia', 'RS'],
  ['State of Palestine', 'PS'],
  ['Kingdom of the Netherlands', 'NL'],
  ["People's Republic of China", 'CN'],
  ['Republic of China', 'TW'],
  ['Republic of Korea', 'KR'],
  ["Korea (Democratic People's Republic of)", 'KP'],
  ['Democratic Republic of the Congo', 'CD'],
  ['Republic of the Congo', 'CG'],
  ['DEU', 'DE'],
  ['Vereinigte Staaten', 'US'],
  ['Германия', 'DE'],
  ['日本', 'JP'],
])('%s is the country %s', (text, code) => {
  expect(findCountryCode(text)).toBe(code);
});

test.each(['Narnia', 'Republic of', 'Kingdom', 'Göteborg', 'XX', 'the', 'Georgia (US)', ''])(
  '%s is no country',
  (text) => {
    expect(findCountryCode(text)).toBe(null);
  },
);

test('codes of states behind a city are no countries', () => {
  expect(findCountryName('MA')).toBe(null);
  expect(findCountryName('UK')).toBe('GB');
});

test('a city that is a country in another language is a city', () => {
  expect(findCountryCode('Granada')).toBe('GD');
  expect(findCountryInsteadOfCity('Granada')).toBe(null);
  expect(findCountryInsteadOfCity('Sweden')).toBe('SE');
});
