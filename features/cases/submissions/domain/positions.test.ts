import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionStep, positionBetween, positionsAfter } from './positions.ts';

const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('a position lies strictly between its neighbours, or there is no gap left', () => {
  fc.assert(
    fc.property(far, far, (one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one];
      const between = positionBetween(before, after);
      if (between === null) expect(after - before).toBeLessThan(1e-8);
      else {
        expect(between).toBeGreaterThan(before);
        expect(between).toBeLessThan(after);
      }
    }),
  );
});

test('at an end the position is outside, and any in an empty stage', () => {
  expect(positionBetween(null, 5)).toBeLessThan(5);
  expect(positionBetween(5, null)).toBeGreaterThan(5);
  expect(positionBetween(null, null)).not.toBeNull();
});

test('positions added at an end have the same gaps as renumbered ones', () => {
  expect(positionBetween(null, null)).toBe(positionStep);
  expect(positionBetween(null, positionStep)).toBe(0);
  expect(positionBetween(positionStep, null)).toBe(2 * positionStep);
  expect(positionsAfter(null, 2)).toEqual([positionStep, 2 * positionStep]);
  expect(positionsAfter(positionStep, 2)).toEqual([2 * positionStep, 3 * positionStep]);
});

test('repeated moves into one gap exhaust it, and appended positions leave gaps', () => {
  let after: number = 2048;
  let moves = 0;
  for (;;) {
    const next = positionBetween(1024, after);
    if (next === null) break;
    after = next;
    moves += 1;
  }
  expect(moves).toBeGreaterThan(30);
  const [first = 0, second = 0] = positionsAfter(null, 2);
  expect(positionBetween(first, second)).not.toBeNull();
});
