import { expect, test } from 'vitest';
import { WordCounts } from './word-counts.ts';

async function sortedOf(counts: WordCounts) {
  const sorted = await counts.sorted();
  return Array.from({ length: sorted.count }, (_, place) => [
    sorted.wordAt(place),
    sorted.companies[place],
  ]);
}

test('words are counted and sorted, also many, of any script, and empty', async () => {
  const counts = new WordCounts();
  for (let round = 0; round < 2; round += 1) {
    for (let nth = 0; nth < 20_000; nth += 1) counts.add(`word${nth}`);
    for (const word of ['été', '電', 'z', '', '!b']) counts.add(word, 3);
  }
  expect(counts.size).toBe(20_005);
  const sorted = await sortedOf(counts);
  expect(sorted).toHaveLength(20_005);
  expect(sorted.slice(0, 3)).toEqual([
    ['', 6],
    ['!b', 6],
    ['word0', 2],
  ]);
  expect(sorted.slice(-3)).toEqual([
    ['z', 6],
    ['été', 6],
    ['電', 6],
  ]);
  const bytes = sorted.map(([word]) => Buffer.from(String(word)));
  expect(bytes).toEqual(bytes.toSorted((one, other) => Buffer.compare(one, other)));
});

test('further words are put among the sorted ones', async () => {
  const counts = new WordCounts();
  for (const word of ['bb', 'b', 'd']) counts.add(word);
  const sorted = (await counts.sorted()).with([
    ['e', 4],
    ['a', 2],
    ['ba', 3],
  ]);
  const words = Array.from({ length: sorted.count }, (_, place) => sorted.wordAt(place));
  expect(words).toEqual(['a', 'b', 'ba', 'bb', 'd', 'e']);
  expect([...sorted.companies]).toEqual([2, 1, 3, 1, 1, 4]);
  expect(sorted.rangeOf(Buffer.from('b'))).toEqual([1, 4]);
  expect(sorted.rangeOf(Buffer.from('c'))).toEqual([4, 4]);
});
