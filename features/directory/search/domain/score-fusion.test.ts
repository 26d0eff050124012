import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuseScores, type Additions } from './score-fusion.ts';

const order = (words: Record<string, number>, meaning: Record<string, number>) =>
  fuseScores(new Map(Object.entries(words)), { meaning: new Map(Object.entries(meaning)) }).map(
    ({ id }) => id,
  );

test('similarity decides between near equals, and cannot outweigh a much better match', () => {
  expect(order({ a: 10, b: 9 }, { b: 1 })).toEqual(['b', 'a']);
  expect(order({ a: 10, b: 5 }, { b: 1 })).toEqual(['a', 'b']);
});

test('what only resembles the query takes its place among weak matches', () => {
  expect(order({ a: 10, b: 3, c: 4 }, { d: 1, e: 0.5 })).toEqual(['a', 'c', 'd', 'b', 'e']);
  expect(order({}, { d: 0.5, e: 1 })).toEqual(['e', 'd']);
});

test('phrases, variants, context and lead add to the words, and find what these do not', () => {
  const words = new Map([
    ['a', 10],
    ['b', 9],
  ]);
  const first = (additions: Additions<string>) => fuseScores(words, additions)[0]?.id;
  expect(first({})).toBe('a');
  for (const part of ['phrases', 'variants', 'context', 'lead'] as const) {
    expect(first({ [part]: new Map([['b', 1]]) }), part).toBe('b');
    const added = fuseScores(words, { [part]: new Map([['c', 0.5]]) })[2];
    expect(added).toMatchObject({ id: 'c', words: 0, [part]: 0.5 });
    expect(added?.score).toBeGreaterThan(0);
  }
});

test('nothing is lost or repeated, and without similarities the order stays', () => {
  const scores = fc.dictionary(fc.string(), fc.float({ min: 0.125, max: 8, noNaN: true }));
  fc.assert(
    fc.property(scores, scores, (words, meaning) => {
      const all = new Set([...Object.keys(words), ...Object.keys(meaning)]);
      expect(order(words, meaning).toSorted()).toEqual([...all].toSorted());
      const byScore = Object.entries(words).toSorted(([, one], [, other]) => other - one);
      expect(order(words, {})).toEqual(byScore.map(([id]) => id));
    }),
  );
});
