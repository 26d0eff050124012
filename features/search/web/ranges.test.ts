import { describe, expect, test } from 'vitest';
import { placesOf, formatPlace, rangeAt, trimmed } from './ranges.ts';

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
      trimmed(counts.map((count, from) => ({ from, to: from + 1, count })));
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

  test('each position has a label', () => {
    expect(
      [0, 1, 4].map((place) => formatPlace(bars, place, String, ['earliest', 'latest'])),
    ).toEqual(['earliest', '2000', 'latest']);
  });
});
