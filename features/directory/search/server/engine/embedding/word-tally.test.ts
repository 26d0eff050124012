import { expect, test } from 'vitest';
import { WordTally } from './word-tally.ts';

test('terms are counted, most frequent first, with the spelling that most have', () => {
  const tally = new WordTally();
  for (const text of ['Möbel, Möbel; gears', 'the mobel and a gear', 'Gears of gears'])
    tally.add(text);
  expect(tally.mostFrequent(10)).toEqual([
    { term: 'gear', word: 'gears', count: 4 },
    { term: 'mobel', word: 'möbel', count: 3 },
  ]);
  expect(tally.mostFrequent(1)).toHaveLength(1);
});
