import { expect, test } from 'vitest';
import { rankOf } from './back-test.ts';
import { compareRanks, medianOf, proportionOf, summarizeRanks } from './back-test-summary.ts';
import { usualWeights } from './weights.ts';

const nothing = { tags: 0, stage: null, place: null, momentum: 0, novelty: 1, wishes: null };
const candidate = (id: string, topic: number) => ({
  id,
  values: { ...nothing, topic, avoided: 0 },
});

test('the place is that of the best record of the company; equal scores are in order of ids', () => {
  const candidates = [candidate('a', 0.5), candidate('b', 0.9), candidate('c', 0.5)];
  const rank = (...companyIds: string[]) => rankOf({ candidates, companyIds }, usualWeights);
  expect([rank('b'), rank('a'), rank('c')]).toEqual([1, 2, 3]);
  expect(rank('c', 'b')).toBe(1);
  expect(rank('elsewhere')).toBeNull();
});

test('seven selections are too few to judge, eight are not', () => {
  expect(summarizeRanks(Array<number>(7).fill(1))).toBeNull();
  expect(summarizeRanks(Array<number>(8).fill(1))).not.toBeNull();
});

test('recall counts places within ten and fifty; a company that was not found counts as missed', () => {
  const summary = summarizeRanks([1, 10, 11, 50, 51, null, null, null]);
  expect(summary?.recallAt10.value).toBe(2 / 8);
  expect(summary?.recallAt50.value).toBe(4 / 8);
  expect(summary?.medianRank).toEqual({ value: 50.5, from: 1, to: Infinity });
});

test('intervals are those of the tables: Wilson for shares, order statistics for the median', () => {
  // R: prop.test(8, 10, correct = FALSE) says .4902 and .9433.
  expect(proportionOf(8, 10).from).toBeCloseTo(0.4902, 3);
  expect(proportionOf(8, 10).to).toBeCloseTo(0.9433, 3);
  expect(proportionOf(0, 8).from).toBe(0);
  expect(proportionOf(0, 8).to).toBeCloseTo(0.3244, 3);
  // Conover, table of the sign test: of 10, the second and the ninth (97.9 %).
  expect(medianOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual({ value: 5.5, from: 2, to: 9 });
  expect(medianOf([3, 1, 2])).toEqual({ value: 2, from: 1, to: 3 });
});

test('a comparison tells how many rank higher, and whether that may be chance', () => {
  const ranks = (choice: number | null, usual: number | null, times: number) =>
    Array.from({ length: times }, () => ({ chosen: choice, usual }));
  expect(compareRanks([...ranks(1, 2, 5), ...ranks(null, 9, 1), ...ranks(null, null, 2)])).toEqual({
    better: 5,
    worse: 1,
    equal: 2,
    mayBeChance: true,
  });
  // Six of six: p = 1/32.
  expect(compareRanks(ranks(1, 2, 6))).toMatchObject({ better: 6, mayBeChance: false });
  expect(compareRanks(ranks(1, 2, 5))).toMatchObject({ better: 5, mayBeChance: true });
});
