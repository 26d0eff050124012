import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  dayFilter,
  dayRangeOf,
  listFilter,
  listOf,
  listText,
  numberFilter,
  numberRangeOf,
  rangeEnds,
  rangeText,
} from './filter-values.ts';
import { limits } from './limits.ts';

test('a list comes back as it was, with commas and per cent in its values', () => {
  const values = ['New', 'Pitch, day', '50%', '%2C', '%252C'];
  expect(listOf(listText(values))).toEqual(values);
  expect(listOf('New,,New,Pitch')).toEqual(['New', 'Pitch']);
  expect(listOf('')).toEqual([]);
});

test('a range has both ends, one, or is one value', () => {
  for (const typed of ['3..5', '3..', '..5', '5', '-2..-1', '2027-01-01..2027-03-31']) {
    expect(rangeText(rangeEnds(typed))).toBe(typed);
  }
  expect(rangeEnds('1.5..2.5')).toEqual({ from: '1.5', to: '2.5' });
});

test('numbers are read with their order', () => {
  expect(numberRangeOf('3..5')).toEqual({ least: 3, most: 5 });
  expect(numberRangeOf('-1.5..')).toEqual({ least: -1.5 });
  expect(numberRangeOf('..0')).toEqual({ most: 0 });
  expect(numberRangeOf('7')).toEqual({ least: 7, most: 7 });
  for (const typed of ['', '..', '5..3', 'a..b', '1e9', '1..2..3', 'Infinity', '1,5']) {
    expect(numberRangeOf(typed), typed).toBeNull();
  }
});

test('days are of the calendar, or counted from today', () => {
  expect(dayRangeOf('2027-01-01..2027-03-31')).toEqual({
    from: { day: '2027-01-01' },
    to: { day: '2027-03-31' },
  });
  expect(dayRangeOf('-30d..0d')).toEqual({ from: { days: -30 }, to: { days: 0 } });
  expect(dayRangeOf('..2027-03-31')).toEqual({ to: { day: '2027-03-31' } });
  for (const typed of ['', '..', '2027-02-30', '0001-01-01', '2027-03-31..2027-01-01', '0d..-1d']) {
    expect(dayRangeOf(typed), typed).toBeNull();
  }
});

test('a query is refused where it is no list and no range', () => {
  const query = z.object({
    stage: z.optional(listFilter(z.enum(['a', 'b']))),
    score: z.optional(numberFilter),
    on: z.optional(dayFilter),
  });
  expect(query.parse({ stage: 'a,b', score: '3..', on: '0d' })).toEqual({
    stage: ['a', 'b'],
    score: { least: 3 },
    on: { from: { days: 0 }, to: { days: 0 } },
  });
  const wrong = [
    { stage: 'c' },
    { stage: '' },
    { stage: 'a'.repeat(limits.filterCharacters + 1) },
    { score: 'many' },
    { on: '2027-02-30' },
  ];
  for (const one of wrong) expect(query.safeParse(one).success, JSON.stringify(one)).toBe(false);
  expect(query.safeParse({ score: 'many' }).error?.issues[0]?.message).toMatch(/range of numbers/u);
});
