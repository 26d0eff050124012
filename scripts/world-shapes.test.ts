import { expect, test } from 'vitest';
import {
  boundingBoxOf,
  findInteriorPoint,
  ringArea,
  simplifyLine,
  toPathData,
  type Point,
} from './world-shapes.ts';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const asIs = (spot: Point) => spot;

test('a line loses what hardly bends it, and keeps its ends', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [10.1, 15],
    [10, 20],
  ];
  expect(simplifyLine(line, asIs, 5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 20],
  ]);
  expect(simplifyLine(line, asIs, 0)).toEqual(line);
});

test('a ring never loses so much that nothing is left', () => {
  const ring: Point[] = [...square, [0, 0]];
  expect(simplifyLine(ring, asIs, 1e9)).toHaveLength(4);
});

test('it knows what a ring measures', () => {
  expect(ringArea(square)).toBe(100);
  expect(ringArea(square.toReversed())).toBe(100);
  expect(boundingBoxOf(square)).toEqual([0, 0, 10, 10]);
});

test('the middle of a square is where its name stands, but not that of a horseshoe', () => {
  expect(findInteriorPoint(square)).toEqual([5, 5]);
  const horseshoe: Point[] = [
    [0, 0],
    [30, 0],
    [30, 30],
    [20, 30],
    [20, 4],
    [10, 4],
    [10, 30],
    [0, 30],
  ];
  const [x, y] = findInteriorPoint(horseshoe);
  expect(x < 10 || x > 20 || y < 4).toBe(true);
});

test('a ring of no surface has a middle too', () => {
  const flat: Point[] = [
    [0, 0],
    [4, 0],
    [2, 0],
  ];
  expect(findInteriorPoint(flat)).toEqual([2, 0]);
});

test('an outline is written in steps, without a sign more than it needs', () => {
  expect(toPathData(square)).toBe('M0 0l10 0 0 10-10 0z');
});
