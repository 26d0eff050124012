import { expect, test } from 'vitest';
import { queriesForAll, rarestOf } from './full-text-queries.ts';
import type { QueryTerms } from './query-terms.ts';

const termsOf = (groups: readonly string[][], likely = groups.map(([word = '']) => [word])) =>
  ({
    groups,
    likely,
    synonyms: new Set(),
    longForms: groups.map(() => []),
  }) as unknown as QueryTerms;

const words = 'wear sensor crane rail'.split(' ');
const completed = [...words.map((word) => [word]), ['pump', 'pumped', 'pumping']];
const manyCompanies = 1_000_000;

test('a sentence is asked for as it was written, a topic with what may have been meant', () => {
  expect(queriesForAll(termsOf(completed), manyCompanies)).toHaveLength(1);
  expect(queriesForAll(termsOf(completed.slice(-2)), manyCompanies)).toHaveLength(3);
});

test('only of a sentence in a large directory the rarest words are asked for first', () => {
  const compared = new Set<string>();
  const companiesWith = (word: string) => {
    compared.add(word);
    return word.length;
  };
  expect(rarestOf(termsOf(completed), manyCompanies, companiesWith)).not.toBeNull();
  expect(compared).toEqual(new Set([...words, 'pump']));
  expect(rarestOf(termsOf(completed), 1000, companiesWith)).toBeNull();
  expect(rarestOf(termsOf(completed.slice(-3)), manyCompanies, companiesWith)).toBeNull();
  // One of them may be another word: none of its own is sure to be there.
  expect(rarestOf(termsOf(completed, completed), manyCompanies, companiesWith)).toBeNull();
});
