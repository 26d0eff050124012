import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadTicks } from './Axes.tsx';

const drawn = fc.record({
  count: fc.integer({ min: 1, max: 400 }),
  width: fc.integer({ min: 1, max: 2000 }),
  tickWidth: fc.integer({ min: 1, max: 120 }),
});
const ticksOf = (count: number, width: number, tickWidth: number) =>
  [...spreadTicks(Array(count).fill(null), width, tickWidth)].toSorted((one, other) => one - other);

test('names have their room, are evenly apart, and end with the last place', () => {
  fc.assert(
    fc.property(drawn, ({ count, width, tickWidth }) => {
      const ticks = ticksOf(count, width, tickWidth);
      expect(ticks.at(-1)).toBe(count - 1);
      expect(ticks[0]).toBeGreaterThanOrEqual(0);
      const steps = new Set(ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0)));
      expect(steps.size).toBeLessThanOrEqual(1);
      for (const step of steps) expect((step * width) / count).toBeGreaterThanOrEqual(tickWidth);
    }),
  );
});

test('all are named where there is room, the last where there is none, and none of none', () => {
  expect(ticksOf(5, 500, 100)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksOf(5, 499, 100)).toEqual([0, 2, 4]);
  expect(ticksOf(5, -36, 56)).toEqual([4]);
  expect(ticksOf(0, 500, 100)).toEqual([]);
});
