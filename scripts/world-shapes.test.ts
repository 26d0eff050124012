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

test('simplifying a line drops points that hardly change it, and keeps its ends', () => {
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

test('simplifying a ring never drops it whole', () => {
  const ring: Point[] = [...square, [0, 0]];
  expect(simplifyLine(ring, asIs, 1e9)).toHaveLength(4);
});

test('the area and bounds of a ring are computed', () => {
  expect(ringArea(square)).toBe(100);
  expect(ringArea(square.toReversed())).toBe(100);
  expect(boundingBoxOf(square)).toEqual([0, 0, 10, 10]);
});

test('the label point of a square is its centre, that of a horseshoe is not', () => {
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

test('a ring without area has a label point too', () => {
  const flat: Point[] = [
    [0, 0],
    [4, 0],
    [2, 0],
  ];
  expect(findInteriorPoint(flat)).toEqual([2, 0]);
});

test('an outline is written in relative steps, as short as possible', () => {
  expect(toPathData(square)).toBe('M0 0l10 0 0 10-10 0z');
});
