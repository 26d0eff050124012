import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreLimits } from '#features/cases/submissions/domain/limits.ts';
import { weightShares } from './weight-shares.ts';

test('thirds and sixths are rounded so that they sum to 100', () => {
  expect(weightShares([1, 1, 1])).toEqual([34, 33, 33]);
  expect(weightShares([3, 2, 2, 1])).toEqual([38, 25, 25, 12]);
  expect(weightShares([1, 1, 1, 1, 1, 1])).toEqual([17, 17, 17, 17, 16, 16]);
  expect(weightShares([5])).toEqual([100]);
});

test('shares always sum to 100, and are less than a percent from the exact ones', () => {
  const weight = fc.integer({ min: 1, max: scoreLimits.criterionWeightMost });
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: scoreLimits.criteriaMost }), (all) => {
      const shares = weightShares(all);
      const sum = all.reduce((total, one) => total + one, 0);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(100);
      for (const [index, one] of all.entries()) {
        expect(Math.abs((shares[index] ?? 0) - (100 * one) / sum)).toBeLessThan(1);
      }
    }),
  );
});
