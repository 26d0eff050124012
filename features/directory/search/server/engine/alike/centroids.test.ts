import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import {
  dotProduct,
  normalise,
} from '#features/directory/search/server/engine/embedding/embedder.ts';
import { centroidsOf, nearestCentroid } from './centroids.ts';

const dimensions = 6;
const direction = (axis: number) =>
  Float32Array.from({ length: dimensions }, (_, at) => (at === axis ? 1 : 0));

/** Unit vectors around some of the axes, mixed; `spread` is how far from them. */
function pointsAround(seed: number, axes: number, each: number, spread: number): Float32Array[] {
  const random = seededRandom(seed);
  const points = Array.from({ length: axes * each }, (_, nth) =>
    normalise(direction(nth % axes).map((value) => value + spread * (random.next() - 0.5))),
  );
  return random.some(points, points.length);
}

const drawn = fc.record({
  seed: fc.nat(1_000_000),
  axes: fc.integer({ min: 1, max: dimensions }),
  each: fc.integer({ min: 1, max: 12 }),
  spread: fc.double({ min: 0, max: 2, noNaN: true }),
  most: fc.integer({ min: 1, max: 8 }),
});
const numbersOf = (vectors: readonly Float32Array[]) => vectors.map((vector) => [...vector]);

test('there are at most as many as asked for, at least one, and all are unit vectors', () => {
  fc.assert(
    fc.property(drawn, ({ seed, axes, each, spread, most }) => {
      const centroids = centroidsOf(pointsAround(seed, axes, each, spread), most);
      expect(centroids.length).toBeGreaterThanOrEqual(1);
      expect(centroids.length).toBeLessThanOrEqual(most);
      for (const centroid of centroids) expect(dotProduct(centroid, centroid)).toBeCloseTo(1, 4);
    }),
  );
});

test('the same vectors have the same centroids, and are left as they are', () => {
  fc.assert(
    fc.property(drawn, ({ seed, axes, each, spread, most }) => {
      const points = pointsAround(seed, axes, each, spread);
      const before = numbersOf(points);
      const centroids = numbersOf(centroidsOf(points, most));
      expect(numbersOf(points)).toEqual(before);
      expect(numbersOf(centroidsOf(points, most))).toEqual(centroids);
    }),
  );
});

test('each of some clear groups has its centroid, the direction of the mean of its vectors', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: dimensions }), (seed, axes) => {
      const points = pointsAround(seed, axes, 9, 0.3);
      const centroids = centroidsOf(points, axes);
      expect(centroids).toHaveLength(axes);
      for (let axis = 0; axis < axes; axis += 1) {
        const group = points.filter((point) => (point[axis] ?? 0) > 0.7);
        expect(group).toHaveLength(9);
        const mean = normalise(
          direction(axis).map((_, at) => group.reduce((sum, point) => sum + (point[at] ?? 0), 0)),
        );
        const { near } = nearestCentroid(mean, centroids);
        expect(near).toBeCloseTo(1, 5);
      }
    }),
  );
});

test('a single vector far from a large group keeps a centroid of its own', () => {
  const points = [...pointsAround(3, 1, 80, 0.4), direction(5)];
  const { near } = nearestCentroid(direction(5), centroidsOf(points, 2));
  expect(near).toBeCloseTo(1, 5);
});

test('few vectors are their own centroids, in their order', () => {
  const points = pointsAround(1, 4, 1, 1);
  expect(numbersOf(centroidsOf(points, 4))).toEqual(numbersOf(points));
  const near = pointsAround(1, 1, 4, 0.01);
  expect(numbersOf(centroidsOf(near, 4))).toEqual(numbersOf(near));
  expect(centroidsOf([], 4)).toEqual([]);
});

test('equal vectors have one centroid, and two kinds of them two', () => {
  expect(numbersOf(centroidsOf(Array(9).fill(direction(2)), 6))).toEqual([[...direction(2)]]);
  const two = Array.from({ length: 20 }, (_, nth) => direction(nth % 2));
  expect(numbersOf(centroidsOf(two, 6))).toEqual(numbersOf([direction(0), direction(1)]));
});

test('vectors that are nearly the same have one centroid between them', () => {
  expect(centroidsOf(pointsAround(1, 1, 9, 0.01), 6)).toHaveLength(1);
});

test('opposite vectors do not make numbers that are none', () => {
  const points = [1, -1, 1, -1].map((sign) => direction(0).map((value) => sign * value));
  for (const most of [1, 2, 3])
    for (const centroid of centroidsOf(points, most))
      expect([...centroid].every(Number.isFinite), `${most}`).toBe(true);
});

test('the nearest centroid is the one of the greatest cosine; of equal ones it is the first', () => {
  const centroids = [direction(0), direction(1), direction(1)];
  const point = normalise(Float32Array.from([3, 4, 0, 0, 0, 0]));
  expect(nearestCentroid(point, centroids).place).toBe(1);
  expect(nearestCentroid(point, centroids).near).toBeCloseTo(0.8, 6);
  const opposite = point.map((value) => -value);
  expect(nearestCentroid(opposite, centroids).place).toBe(0);
  expect(nearestCentroid(opposite, centroids).near).toBeCloseTo(-0.6, 6);
});
