import { expect, test } from 'vitest';
import { dollars, people, rangeLabels, years } from './range-units.ts';

test('ranges in words', () => {
  expect(rangeLabels(years, { from: 2012, to: 2021 })).toBe('2012 – 2021');
  expect(rangeLabels(years, { from: 2012, to: 2012 })).toBe('2012');
  expect(rangeLabels(years, { from: 2012 })).toBe('since 2012');
  expect(rangeLabels(dollars, { from: 500_000 })).toBe('from $500k');
  expect(rangeLabels(dollars, { to: 999_999 })).toBe('up to $1M');
  expect(rangeLabels(people, { from: 51, to: 200 })).toBe('51 – 200 employees');
});

test('amounts as people write them', () => {
  expect(['1.5M', '$500k', '2 bn', '250,000', '12'].map(dollars.read)).toEqual([
    1_500_000, 500_000, 2_000_000_000, 250_000, 12,
  ]);
  expect(dollars.read(' ')).toBeUndefined();
  expect(['much', '1.5.2M', '-3', '9e99'].map(dollars.read)).toEqual([null, null, null, null]);
});

test('numbers of people as people write them', () => {
  expect(['50', '1,000', '2k'].map(people.read)).toEqual([50, 1000, 2000]);
  expect(people.read('')).toBeUndefined();
  expect(['many', '-3', '1m'].map(people.read)).toEqual([null, null, null]);
});

test('years as people write them', () => {
  expect(years.read('2016')).toBe(2016);
  expect(years.read('')).toBeUndefined();
  expect(years.read('16')).toBeNull();
});
