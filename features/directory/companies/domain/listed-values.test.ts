import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countsOfValues,
  knownValues,
  listedValue,
  mostUsedSpellings,
  valueKey,
} from './listed-values.ts';

test.each([
  ['seed', 'Seed'],
  ['SEED', 'Seed'],
  [' Seed Round ', 'Seed'],
  ['pre seed', 'Pre-seed'],
  ['Pre-Seed', 'Pre-seed'],
  ['preSeed', 'Pre-seed'],
  ['pre–seed', 'Pre-seed'],
  ['series_a', 'Series A'],
  ['series-b', 'Series B'],
  ['SeriesC', 'Series C'],
  ['D round', 'Series D'],
  ['post_ipo_debt', 'Post-IPO debt'],
  ['Series A+', 'Series A+'],
  ['Growing slowly', 'Growing slowly'],
])('the stage “%s” is %s', (spelling, value) => {
  expect(listedValue('stage', spelling)).toBe(value);
});

test.each([
  ['Operating', 'operating'],
  ['ipo', 'IPO'],
  ['ACQUIRED', 'acquired'],
  ['supplier since May', 'supplier since May'],
])('the status “%s” is %s', (spelling, value) => {
  expect(listedValue('status', spelling)).toBe(value);
});

test.each(['stage', 'status'] as const)('known values of a %s have one spelling', (field) => {
  const values = knownValues(field);
  expect(new Set(values.map(valueKey)).size).toBe(values.length);
  for (const value of values) {
    for (const spelling of [value, value.toUpperCase(), value.replaceAll(/[ -]/gu, '_')])
      expect(listedValue(field, spelling)).toBe(value);
  }
});

test('a value in its one spelling stays so, and no case or separator makes another', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'aBcé1+å'), minLength: 1 }), {
    minLength: 1,
    maxLength: 4,
  });
  const separator = fc.constantFrom(' ', '-', '_', '.', '/', '–', ' - ', '\u00A0');
  fc.assert(
    fc.property(words, separator, separator, (parts, one, other) => {
      const spelling = parts.join(one);
      expect(valueKey(spelling)).toBe(valueKey(parts.join(other).toUpperCase()));
      const value = listedValue('stage', spelling);
      expect(listedValue('stage', value)).toBe(value);
      expect(valueKey(valueKey(spelling))).toBe(valueKey(spelling));
    }),
  );
  expect(valueKey('--')).toBe('--');
});

test('the spelling that is used most is the name, whatever the order', () => {
  const uses = [
    ['growing slowly', 2],
    ['Growing slowly', 3],
    ['GROWING SLOWLY', 3],
    ['Other', 1],
  ] as const;
  const used = uses.map(([spelling, count]) => ({ key: valueKey(spelling), spelling, count }));
  for (const some of [used, used.toReversed()]) {
    expect([...mostUsedSpellings(some).values()].toSorted()).toEqual(['GROWING SLOWLY', 'Other']);
  }
});

test('values are counted once, however they are spelled', () => {
  expect(countsOfValues(['Odd one', 'odd-one', 'Seed', 'odd-one'])).toEqual([
    ['odd-one', 3],
    ['Seed', 1],
  ]);
});
