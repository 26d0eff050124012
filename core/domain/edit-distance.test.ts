import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** Reference implementation, recursive and unbounded. */
function defined(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(1), other.slice(1)];
  const isTransposed = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return Math.min(
    defined(a, other) + 1,
    defined(one, b) + 1,
    defined(a, b) + (one[0] === other[0] ? 0 : 1),
    isTransposed ? defined(a.slice(1), b.slice(1)) + 1 : Infinity,
  );
}

test.each([
  ['sensor', 'sensor', 0],
  ['sensor', 'snesor', 1],
  ['sensor', 'sensors', 1],
  ['kitten', 'sitting', 3],
  ['', 'ab', 2],
])('%j and %j are %d edits apart', (one, other, edits) => {
  expect(editDistance(one, other, 4)).toBe(edits);
});

test('equals the reference implementation, up to the bound and one beyond it', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/u);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(defined(one, other), most + 1));
    }),
    { numRuns: 1000 },
  );
});
