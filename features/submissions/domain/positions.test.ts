import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionStep, positionBetween, positionsAfter } from './positions.ts';

const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('a position between two neighbours stands between them, or says that there is no room', () => {
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

test('at an end it stands outside, in an empty stage anywhere', () => {
  expect(positionBetween(null, 5)).toBeLessThan(5);
  expect(positionBetween(5, null)).toBeGreaterThan(5);
  expect(positionBetween(null, null)).not.toBeNull();
});

test('what comes in at an end leaves as much room as what is numbered anew', () => {
  expect(positionBetween(null, null)).toBe(positionStep);
  expect(positionBetween(null, positionStep)).toBe(0);
  expect(positionBetween(positionStep, null)).toBe(2 * positionStep);
  expect(positionsAfter(null, 2)).toEqual([positionStep, 2 * positionStep]);
  expect(positionsAfter(positionStep, 2)).toEqual([2 * positionStep, 3 * positionStep]);
});

test('always moving to the same gap comes to an end, and positions one behind the other have room between them', () => {
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
