import { describe, expect, test } from 'vitest';
import {
  amountRange,
  placesOf,
  formatPlace,
  rangeAt,
  parseAmount,
  parseYear,
  trimmed,
  yearRange,
} from './ranges.ts';

const bars = [
  { from: null, to: 2000, count: 3 },
  { from: 2000, to: 2010, count: 5 },
  { from: 2010, to: 2020, count: 8 },
  { from: 2020, to: null, count: 2 },
];

describe('a choice of bars', () => {
  test.each([
    [{ first: 0, end: 4 }, {}],
    [{ first: 1, end: 4 }, { from: 2000 }],
    [{ first: 0, end: 2 }, { to: 2009 }],
    [
      { first: 1, end: 3 },
      { from: 2000, to: 2019 },
    ],
    [{ first: 3, end: 4 }, { from: 2020 }],
  ])('%o and %o mean each other', (places, range) => {
    expect(rangeAt(bars, places)).toEqual({ from: undefined, to: undefined, ...range });
    expect(placesOf(bars, range)).toEqual(places);
  });

  test('a typed value lies in the bar that holds it', () => {
    expect(placesOf(bars, { from: 2015, to: 2016 })).toEqual({ first: 2, end: 3 });
  });

  test('the wrong way round, the thumbs do not cross', () => {
    expect(placesOf(bars, { from: 2022, to: 1990 })).toEqual({ first: 3, end: 4 });
  });

  test('empty bars at either end are left out, as long as enough are left for a picture', () => {
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

  test('each place has words', () => {
    expect(
      [0, 1, 4].map((place) => formatPlace(bars, place, String, ['earliest', 'latest'])),
    ).toEqual(['earliest', '2000', 'latest']);
  });
});

test('ranges in words', () => {
  expect(yearRange({ from: 2012, to: 2021 })).toBe('2012 – 2021');
  expect(yearRange({ from: 2012, to: 2012 })).toBe('2012');
  expect(yearRange({ from: 2012 })).toBe('since 2012');
  expect(amountRange({ from: 500_000 })).toBe('from $500k');
  expect(amountRange({ to: 999_999 })).toBe('up to $1M');
});

test('amounts as people write them', () => {
  expect(['1.5M', '$500k', '2 bn', '250,000', '12'].map(parseAmount)).toEqual([
    1_500_000, 500_000, 2_000_000_000, 250_000, 12,
  ]);
  expect(parseAmount(' ')).toBeUndefined();
  expect(['much', '1.5.2M', '-3', '9e99'].map(parseAmount)).toEqual([null, null, null, null]);
});

test('years as people write them', () => {
  expect(parseYear('2016')).toBe(2016);
  expect(parseYear('')).toBeUndefined();
  expect(parseYear('16')).toBeNull();
});
