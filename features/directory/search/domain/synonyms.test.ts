import { expect, test } from 'vitest';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { synonymGroups, synonymsOf } from './synonyms.ts';
import { wordsOf } from './tokenizer.ts';

const all = synonymGroups.flat();

test('no word is in two groups', () => {
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});

test('every word is as it is indexed: folded, one word, and its own stem', () => {
  expect(all.filter((word) => wordsOf(word).join(' ') !== word)).toEqual([]);
  expect(all.filter((word) => stemOf(word) !== word)).toEqual([]);
});

test('every group has several words, and all are at most 400 pairs', () => {
  expect(synonymGroups.filter(({ length }) => length < 2)).toEqual([]);
  const pairs = synonymGroups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  expect(pairs).toBeLessThanOrEqual(400);
});

test.each([
  ['fibre', ['fiber']],
  ['optimisation', ['optimization']],
  ['garbage', ['rubbish', 'trash']],
  ['bearing', []],
])('%s is also called %j', (word, others) => {
  expect(synonymsOf(word)).toEqual(others);
});
