import { expect, test } from 'vitest';
import { centroidsOf } from '#features/directory/search/server/engine/alike/centroids.ts';
import type { TaggedVector } from './similarity.ts';
import { rankCandidates } from './rank-candidates.ts';

const point = (...numbers: number[]) => {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (value) => value / length);
};
const company = (id: string, at: Float32Array | null, tags: number[] = []): TaggedVector => ({
  id,
  point: at,
  tags,
});
const rarityOf = (tag: number) => (tag === 9 ? 0.1 : 3);

const pumps = [point(1, 0.1, 0), point(1, 0.05, 0), point(1, 0, 0.1), point(1, 0, 0.05)];
const paints = [point(0, 1, 0.1)];

function answer(
  positive: readonly TaggedVector[],
  candidates: readonly TaggedVector[],
  negative: readonly TaggedVector[] = [],
) {
  const centroids = centroidsOf(
    positive.flatMap(({ point: at }) => at ?? []),
    6,
  );
  return rankCandidates({ positive, negative, centroids, candidates, rarityOf });
}

test('the most similar come first, with the company that each resembles most', () => {
  const positive = [company('pump', point(1, 0, 0)), company('paint', point(0, 1, 0))];
  const hits = answer(positive, [
    company('far', point(0, 0, 1)),
    company('near', point(0.9, 0, 0.3)),
    company('same', point(0, 1, 0)),
  ]);
  expect(hits.map(({ id }) => id)).toEqual(['same', 'near']);
  expect(hits.map(({ mostSimilar }) => mostSimilar[0])).toEqual(['paint', 'pump']);
});

test('a rare tag weighs more than a common one', () => {
  const positive = [company('one', null, [1, 9])];
  const hits = answer(positive, [
    company('common', null, [9, 2]),
    company('telling', null, [1, 3]),
  ]);
  expect(hits.map(({ id }) => id)).toEqual(['telling']);
});

test('similarity to the blacklist lowers the rank', () => {
  const positive = [company('a', point(1, 1, 0)), company('b', point(1, 0, 1))];
  const candidates = [company('left', point(1, 0.9, 0)), company('right', point(1, 0, 0.9))];
  const first = (negative: TaggedVector[]) => answer(positive, candidates, negative)[0]?.id;
  expect(first([company('no', point(0.5, 1, 0))])).toBe('right');
  expect(first([company('no', point(0.5, 0, 1))])).toBe('left');
});

test('a topic with one company is among the first, though another has many', () => {
  const positive = [...pumps, ...paints].map((at, nth) => company(`liked-${nth}`, at));
  const candidates = [
    ...Array.from({ length: 30 }, (_, nth) => company(`pump-${nth}`, point(1, nth / 300, 0))),
    company('paint', point(0, 1, 0.2)),
  ];
  const place = answer(positive, candidates).findIndex(({ id }) => id === 'paint');
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(12);
});

test('many vectors are summarised by as many centroids as asked for, none between two clusters', () => {
  const two = centroidsOf([...pumps, ...paints], 2);
  expect(two).toHaveLength(2);
  expect(Math.max(...two.map((at) => at[1] ?? 0))).toBeGreaterThan(0.95);
  expect(centroidsOf(pumps.slice(0, 1), 6)).toHaveLength(1);
  expect(centroidsOf([point(1, 0, 0), point(1, 0, 0), point(1, 0, 0)], 2)).toHaveLength(1);
});
