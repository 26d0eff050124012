import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a result is memoized per object, also when it is undefined', () => {
  const inputs: object[] = [];
  const find = memoize((of: { readonly size?: number }) => {
    inputs.push(of);
    return of.size;
  });
  const [one, other] = [{ size: 1 }, {}];
  expect([find(one), find(other), find(one), find(other)]).toEqual([1, undefined, 1, undefined]);
  expect(inputs).toEqual([one, other]);
});
