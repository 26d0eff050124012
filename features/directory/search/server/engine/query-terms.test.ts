import { expect, test } from 'vitest';
import { parseSearchQuery as read } from '#features/directory/search/domain/query.ts';
import { combinations, expandQueryTerms } from './query-terms.ts';
import { vocabularyOf } from '#features/directory/search/tests/vocabulary.ts';

const vocabulary = await vocabularyOf(
  Object.entries({
    sensor: 90,
    sensors: 40,
    sensing: 30,
    sense: 5,
    battery: 20,
    batteries: 50,
    bearing: 30,
    gearing: 3,
    wear: 60,
    year: 10,
    tear: 8,
    manufacturing: 70,
    glass: 4,
    the: 80,
  }),
);
const groups = (text: string) => expandQueryTerms(read(text), vocabulary).groups;

test('query terms are stems, with completions and corrections', () => {
  expect(groups('battery ')).toEqual([['battery']]);
  expect(groups('batteries sens')).toEqual([['battery'], ['sensor', 'sensing', 'sense']]);
  expect(groups('glass ')).toEqual([['glass']]);
  expect(groups('snesor ')).toEqual([['sensor']]);
  const { hasUnknown, hasTypo } = expandQueryTerms(read('wear qqqqqq '), vocabulary);
  expect([hasUnknown, hasTypo]).toEqual([true, true]);
});

test('of a word that is not known the words with the same root stand, before corrections', () => {
  expect(groups('manufacturer ')).toEqual([['manufacturing']]);
  expect(groups('manufactured')).toEqual([['manufacturing']]);
  expect(groups('manufacturign ')).toEqual([['manufacturing']]);
  expect(groups('wearing ')).toEqual([['wear']]);
});

test('a word that is known as written is likelier than its completions', () => {
  const { groups, likely } = expandQueryTerms(read('wear sense'), vocabulary);
  expect([groups, likely]).toEqual([
    [['wear'], ['sense']],
    [['wear'], ['sense']],
  ]);
  expect(expandQueryTerms(read('bear'), vocabulary).likely).toEqual([['bearing']]);
});

test('where some words suffice, corrections count only beside few known words', () => {
  const some = (text: string) => expandQueryTerms(read(text), vocabulary).some;
  expect(some('wear snesor ')).toEqual([['wear'], ['sensor']]);
  expect(some('wear glass year snesor ')).toEqual([['wear'], ['glass'], ['year']]);
});

test('a sentence keeps its words without meaning, as far as companies have them', () => {
  const idle = (text: string) => expandQueryTerms(read(text), vocabulary).idle;
  expect(idle('wear of the glass in the battery of a bearing ')).toEqual(['the']);
  expect(idle('wear of the glass ')).toEqual([]);
});

test('combinations start with the most likely words', () => {
  expect(combinations([['a', 'b'], ['x'], ['1', '2', '3']], 4)).toEqual([
    ['a', 'x', '1'],
    ['a', 'x', '2'],
    ['b', 'x', '1'],
    ['a', 'x', '3'],
  ]);
});
