import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, bucketsOf, bucketUnitOf, daysIn, rangeBefore } from './range.ts';

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 1096 }))
  .map(([first, days]) => {
    const from = addDays('1990-01-01', first);
    return { from, to: addDays(from, days - 1) };
  });

test('buckets cover a range without a gap, and the range before has as many days', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const buckets = bucketsOf(range);
      expect(buckets[0]?.from).toBe(range.from);
      expect(buckets.at(-1)?.to).toBe(range.to);
      for (const [place, { from }] of buckets.entries()) {
        if (place > 0) expect(from).toBe(addDays(buckets[place - 1]?.to ?? '', 1));
      }
      const before = rangeBefore(range);
      expect(daysIn(before)).toBe(daysIn(range));
      expect(addDays(before.to, 1)).toBe(range.from);
    }),
    { numRuns: 50 },
  );
});

test('a month is shown by days, a quarter by weeks that end with the range, a year by months', () => {
  const until = (days: number) => ({ from: addDays('2026-11-23', 1 - days), to: '2026-11-23' });
  expect(bucketUnitOf(until(30))).toBe('day');
  const weeks = bucketsOf(until(90));
  expect(weeks.map((week) => daysIn(week))).toEqual([6, ...Array<number>(12).fill(7)]);
  expect(bucketsOf(until(365)).map(({ to }) => to.slice(0, 7))).toHaveLength(13);
});
