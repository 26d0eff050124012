import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupSearches, wordSimilarity } from './search-groups.ts';

/** As PostgreSQL stems English: good enough for these words. */
const stems = (term: string) =>
  (term.match(/\w+/gu) ?? []).map((word) => word.replace(/(?:ing|s)$/u, ''));
const grouped = (...terms: readonly (readonly [term: string, count: number])[]) =>
  groupSearches(terms.map(([term, count]) => ({ term, count, stems: stems(term) }))).map((group) =>
    group.map(({ term }) => term),
  );

describe('searches are one group', () => {
  test('in another form, order or spelling, under the most frequent', () => {
    expect(
      grouped(
        ['bunkering ammonia', 2],
        ['ammonia bunkering', 9],
        ['amonia bunkering', 1],
        ['ammonia bunker', 3],
      ),
    ).toEqual([['ammonia bunkering', 'ammonia bunker', 'bunkering ammonia', 'amonia bunkering']]);
  });

  test('with a word more among several', () => {
    expect(grouped(['torque sensor', 2], ['quantum torque sensor', 5])).toEqual([
      ['quantum torque sensor', 'torque sensor'],
    ]);
  });

  test('not where only half of their words are the same', () => {
    expect(grouped(['grease', 4], ['graphene grease', 3])).toHaveLength(2);
    expect(grouped(['ammonia cracking', 2], ['ammonia bunkering', 1])).toHaveLength(2);
    expect(grouped(['hydrogen seal', 2], ['hydraulic seal', 1])).toHaveLength(2);
  });

  test('short words are compared letter by letter, and signs have none', () => {
    expect(grouped(['ai', 2], ['ar', 1], ['+++', 3], ['???', 2])).toHaveLength(4);
  });
});

test('the similarity of words is that of pg_trgm', () => {
  expect(wordSimilarity('bunker', 'bunkering')).toBeCloseTo(6 / 11, 9);
  expect(wordSimilarity('word', 'word')).toBe(1);
  expect(wordSimilarity('seal', 'grip')).toBe(0);
});

test('each search is in one group, and the largest group comes first', () => {
  const word = fc.constantFrom('seal', 'seals', 'grease', 'torque', 'sensor', 'twin', 'hull');
  const terms = fc.uniqueArray(
    fc.record({
      term: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      count: fc.integer({ min: 1, max: 20 }),
    }),
    { selector: ({ term }) => term },
  );
  fc.assert(
    fc.property(terms, (list) => {
      const groups = groupSearches(list.map((one) => ({ ...one, stems: stems(one.term) })));
      const names = groups.flat().map(({ term }) => term);
      expect(names.toSorted()).toEqual(list.map(({ term }) => term).toSorted());
      const counts = groups.map((group) => group.reduce((sum, { count }) => sum + count, 0));
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }),
  );
});
