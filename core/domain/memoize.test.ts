import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('what is worked out for a value is kept with it, also when it is nothing', () => {
  const asked: object[] = [];
  const find = memoize((of: { readonly size?: number }) => {
    asked.push(of);
    return of.size;
  });
  const [one, other] = [{ size: 1 }, {}];
  expect([find(one), find(other), find(one), find(other)]).toEqual([1, undefined, 1, undefined]);
  expect(asked).toEqual([one, other]);
});
