import { expect, test } from 'vitest';
import { vocabularyOf } from '#features/directory/search/tests/vocabulary.ts';
import { splitsOf } from './compounds.ts';

const vocabulary = await vocabularyOf(
  Object.entries({
    health: 9,
    care: 8,
    commerce: 7,
    e: 6,
    back: 5,
    up: 9,
    log: 5,
    in: 99,
    a: 99,
    part: 5,
    data: 8,
    centre: 5,
    dat: 1,
    acentre: 1,
    gif: 3,
    g: 2,
    if: 9,
  }),
);

test('a compound is split into words that are known, the more common first', () => {
  expect(splitsOf('healthcare', vocabulary)).toEqual([['health', 'care']]);
  expect(splitsOf('ecommerce', vocabulary)).toEqual([['e', 'commerce']]);
  expect(splitsOf('datacentres', vocabulary)).toEqual([
    ['data', 'centre'],
    ['dat', 'acentre'],
  ]);
});

test('stop words, single letters and short words are no parts of one', () => {
  for (const word of ['login', 'apart', 'backup', 'gif', 'healthy', '', 'x']) {
    expect(splitsOf(word, vocabulary), word).toEqual([]);
  }
});
