import { expect, test } from 'vitest';
import { vocabularyOf } from '#features/directory/search/tests/vocabulary.ts';

const vocabulary = await vocabularyOf(
  Object.entries({
    sensor: 90,
    sensors: 40,
    sensing: 30,
    sense: 5,
    senile: 1,
    battery: 20,
    batteries: 50,
    bearing: 30,
    gearing: 3,
    wear: 60,
    year: 10,
    tear: 8,
    manufacturing: 70,
    glass: 4,
  }),
);
const words = (terms: readonly { word: string }[]) => terms.map(({ word }) => word);

test('a prefix is completed by the most common words, itself first', () => {
  expect(words(vocabulary.completions('sen', 3))).toEqual(['sensor', 'sensors', 'sensing']);
  expect(words(vocabulary.completions('sense', 3))).toEqual(['sense']);
  expect(vocabulary.completions('zz', 3)).toEqual([]);
});

test('an unknown word is corrected to the nearest, more common ones first', () => {
  expect(words(vocabulary.nearest('bearng', 3))).toEqual(['bearing']);
  expect(words(vocabulary.nearest('xear', 3))).toEqual(['wear', 'year', 'tear']);
  expect(words(vocabulary.nearest('manfacturng', 3))).toEqual(['manufacturing']);
  expect(words(vocabulary.nearest('esnsor', 3))).toEqual(['sensor']);
  expect(vocabulary.nearest('xyz', 3)).toEqual([]);
});

test('added words are known at once, also in large numbers', async () => {
  const build = await vocabularyOf([
    ['old', 1],
    ['zebra', 4],
  ]);
  build.add(Array.from({ length: 3000 }, (_, nth): [string, number] => [`new${nth}`, 1]));
  build.add([
    ['old', 2],
    ['late', 1],
  ]);
  expect(build.companiesWith('new2999')).toBe(1);
  expect(build.companiesWith('old')).toBe(3);
  expect(words(build.completions('la', 5))).toEqual(['late']);
  expect(build.companiesWith('zebra')).toBe(4);
  const sorted = Array.from({ length: build.sorted.count }, (_, at) => build.sorted.wordAt(at));
  expect(sorted).toEqual(sorted.toSorted());
  expect(build.companiesWith('new1500')).toBe(1);
  expect(build.companiesWith('new15000')).toBe(0);
});
