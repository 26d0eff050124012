import { expect, test } from 'vitest';
import { boxOf, spotIn, surface, thinned, written, type Spot } from './world-shapes.ts';

const square: Spot[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const asIs = (spot: Spot) => spot;

test('a line loses what hardly bends it, and keeps its ends', () => {
  const line: Spot[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [10.1, 15],
    [10, 20],
  ];
  expect(thinned(line, asIs, 5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 20],
  ]);
  expect(thinned(line, asIs, 0)).toEqual(line);
});

test('a ring never loses so much that nothing is left', () => {
  const ring: Spot[] = [...square, [0, 0]];
  expect(thinned(ring, asIs, 1e9)).toHaveLength(4);
});

test('it knows what a ring measures', () => {
  expect(surface(square)).toBe(100);
  expect(surface(square.toReversed())).toBe(100);
  expect(boxOf(square)).toEqual([0, 0, 10, 10]);
});

test('the middle of a square is where its name stands, but not that of a horseshoe', () => {
  expect(spotIn(square)).toEqual([5, 5]);
  const horseshoe: Spot[] = [
    [0, 0],
    [30, 0],
    [30, 30],
    [20, 30],
    [20, 4],
    [10, 4],
    [10, 30],
    [0, 30],
  ];
  const [x, y] = spotIn(horseshoe);
  expect(x < 10 || x > 20 || y < 4).toBe(true);
});

test('a ring of no surface has a middle too', () => {
  const flat: Spot[] = [
    [0, 0],
    [4, 0],
    [2, 0],
  ];
  expect(spotIn(flat)).toEqual([2, 0]);
});

test('an outline is written in steps, without a sign more than it needs', () => {
  expect(written(square)).toBe('M0 0l10 0 0 10-10 0z');
});
