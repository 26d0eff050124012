import { expect, test } from 'vitest';
import { directionsOf } from '#features/search/server/engine/alike/directions.ts';
import type { Described } from './likeness.ts';
import { ranked } from './ranking.ts';

const point = (...numbers: number[]) => {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (value) => value / length);
};
const company = (id: string, at: Float32Array | null, tags: number[] = []): Described => ({
  ...{ id, point: at, tags },
});
const rarityOf = (tag: number) => (tag === 9 ? 0.1 : 3);

const pumps = [point(1, 0.1, 0), point(1, 0.05, 0), point(1, 0, 0.1), point(1, 0, 0.05)];
const paints = [point(0, 1, 0.1)];

function answer(
  liked: readonly Described[],
  candidates: readonly Described[],
  disliked: readonly Described[] = [],
) {
  const directions = directionsOf(
    liked.flatMap(({ point: at }) => at ?? []),
    6,
  );
  return ranked({ liked, disliked, directions, candidates, rarityOf });
}

test('the nearest come first, with the one that each resembles most', () => {
  const liked = [company('pump', point(1, 0, 0)), company('paint', point(0, 1, 0))];
  const hits = answer(liked, [
    company('far', point(0, 0, 1)),
    company('near', point(0.9, 0, 0.3)),
    company('same', point(0, 1, 0)),
  ]);
  expect(hits.map(({ id }) => id)).toEqual(['same', 'near']);
  expect(hits.map(({ likest }) => likest[0])).toEqual(['paint', 'pump']);
});

test('a telling tag counts for more than one that everybody has', () => {
  const liked = [company('one', null, [1, 9])];
  const hits = answer(liked, [company('common', null, [9, 2]), company('telling', null, [1, 3])]);
  expect(hits.map(({ id }) => id)).toEqual(['telling']);
});

test('what resembles the blacklist more sinks below what does not', () => {
  const liked = [company('a', point(1, 1, 0)), company('b', point(1, 0, 1))];
  const candidates = [company('left', point(1, 0.9, 0)), company('right', point(1, 0, 0.9))];
  const first = (disliked: Described[]) => answer(liked, candidates, disliked)[0]?.id;
  expect(first([company('no', point(0.5, 1, 0))])).toBe('right');
  expect(first([company('no', point(0.5, 0, 1))])).toBe('left');
});

test('a topic of one company is seen among the first, though another has many', () => {
  const liked = [...pumps, ...paints].map((at, nth) => company(`liked-${nth}`, at));
  const candidates = [
    ...Array.from({ length: 30 }, (_, nth) => company(`pump-${nth}`, point(1, nth / 300, 0))),
    company('paint', point(0, 1, 0.2)),
  ];
  const place = answer(liked, candidates).findIndex(({ id }) => id === 'paint');
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(12);
});

test('many points are told in as many directions as asked, none between two', () => {
  const two = directionsOf([...pumps, ...paints], 2);
  expect(two).toHaveLength(2);
  expect(Math.max(...two.map((at) => at[1] ?? 0))).toBeGreaterThan(0.95);
  expect(directionsOf(pumps.slice(0, 1), 6)).toHaveLength(1);
  expect(directionsOf([point(1, 0, 0), point(1, 0, 0), point(1, 0, 0)], 2)).toHaveLength(1);
});
