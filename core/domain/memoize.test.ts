import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a result is memoized per object, also when it is undefined', () => {
  const asked: object[] = [];
  const find = memoize((of: { readonly size?: number }) => {
    asked.push(of);
    return of.size;
  });
  const [one, other] = [{ size: 1 }, {}];
  expect([find(one), find(other), find(one), find(other)]).toEqual([1, undefined, 1, undefined]);
  expect(asked).toEqual([one, other]);
});
