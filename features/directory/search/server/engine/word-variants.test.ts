import { expect, test } from 'vitest';
import { vocabularyOf } from '#features/directory/search/tests/vocabulary.ts';
import { variantsOf } from './word-variants.ts';

const vocabulary = await vocabularyOf(
  Object.entries({
    recycling: 9,
    recycled: 4,
    recycler: 3,
    recyclers: 2,
    recipe: 5,
    robot: 8,
    robots: 6,
    robotics: 5,
    robotic: 4,
    robe: 7,
    battery: 8,
    batteries: 6,
    batter: 1,
    filing: 3,
    file: 9,
    fin: 2,
    fine: 5,
    '5g': 2,
  }),
);
const variants = (word: string) => variantsOf(word, vocabulary);

test('words with the same root are variants, as stems, the most common first', () => {
  expect(variants('recycling')).toEqual(['recycled', 'recycler']);
  expect(variants('robotic')).toEqual(['robot']);
  expect(variants('filing')).toEqual(['file']);
  // The index has singular and plural as one word anyway.
  expect(variants('battery')).toEqual([]);
});

test('short roots and what is no English word have none', () => {
  expect(variants('fin')).toEqual([]);
  expect(variants('5g')).toEqual([]);
  expect(variants('läufer')).toEqual([]);
  expect(variants('')).toEqual([]);
});
