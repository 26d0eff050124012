import { describe, expect, test } from 'vitest';
import { clipped, endLabels, formatPlace, placesOf, rangeAt } from './ranges.ts';

const bars = [
  { from: null, to: 2000, count: 3 },
  { from: 2000, to: 2010, count: 5 },
  { from: 2010, to: 2020, count: 8 },
  { from: 2020, to: null, count: 2 },
];

describe('a selection of bars', () => {
  test.each([
    [{ first: 0, end: 4 }, {}],
    [{ first: 1, end: 4 }, { from: 2000 }],
    [{ first: 0, end: 2 }, { to: 2009 }],
    [
      { first: 1, end: 3 },
      { from: 2000, to: 2019 },
    ],
    [{ first: 3, end: 4 }, { from: 2020 }],
  ])('%o and %o convert both ways', (places, range) => {
    expect(rangeAt(bars, places)).toEqual({ from: undefined, to: undefined, ...range });
    expect(placesOf(bars, range)).toEqual(places);
  });

  test('a typed value is in its bar', () => {
    expect(placesOf(bars, { from: 2015, to: 2016 })).toEqual({ first: 2, end: 3 });
  });

  test('in the wrong order, the thumbs do not cross', () => {
    expect(placesOf(bars, { from: 2022, to: 1990 })).toEqual({ first: 3, end: 4 });
  });

  test('empty bars at either end are trimmed, if enough remain', () => {
    const counted = (counts: readonly number[]) =>
      clipped(counts.map((count, from) => ({ from, to: from + 1, count })));
    const long = counted([0, 0, 2, 1, 0, 1, 1, 0, 0, 3, 1, 0, 0, 0]);
    expect(long.map(({ count }) => count)).toEqual([2, 1, 0, 1, 1, 0, 0, 3, 1]);
    expect([long.at(0), long.at(-1)]).toEqual([
      { from: null, to: 3, count: 2 },
      { from: 10, to: null, count: 1 },
    ]);
    expect(counted([0, 0, 0, 0, 0, 0, 0, 0, 0, 5])).toHaveLength(8);
    expect(counted([5, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toHaveLength(8);
    expect(counted([0, 1, 0])).toHaveLength(3);
    expect(counted([0, 0, 0, 0])).toEqual([]);
  });

  test('a few outliers are counted at the end and do not stretch the range', () => {
    const years = Array.from({ length: 140 }, (_, index) => ({
      from: 1890 + index,
      to: 1891 + index,
      count: index === 0 || index === 139 ? 1 : index > 120 && index < 136 ? 100 : 0,
    }));
    const founded = clipped(years);
    expect(founded).toHaveLength(15);
    expect(founded.at(0)).toEqual({ from: null, to: 2012, count: 101 });
    expect(founded.at(-1)).toEqual({ from: 2025, to: null, count: 101 });
  });

  test('the range stays that of earlier bars', () => {
    const counted = (counts: readonly number[]) =>
      counts.map((count, from) => ({ from, to: from + 1, count }));
    const before = counted([0, 0, 5, 1, 0, 1, 1, 0, 0, 3, 0]);
    const after = clipped(counted([0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0]), before);
    expect(after.map(({ to }) => to)).toEqual([3, 4, 5, 6, 7, 8, 9, null]);
    expect(clipped(counted([0, 0]), counted([0, 0]))).toEqual([]);
  });

  test('each position has a label', () => {
    expect([0, 1, 4].map((place) => formatPlace(bars, place, String, ['Min', 'Max']))).toEqual([
      'Min',
      '2000',
      'Max',
    ]);
  });
});

test('both ends have a number, also where they are open', () => {
  expect(endLabels(bars, String)).toEqual(['< 2000', '2020+']);
  expect(endLabels(bars.slice(1, 3), String)).toEqual(['2000', '2010']);
  expect(endLabels([], String)).toEqual(['', '']);
});
