import { expect, test } from 'vitest';
import { isShallowEqual } from './shallow-equal.ts';

const thing = { a: 1 };

test.each<[object, object, boolean]>([
  [thing, thing, true],
  [{ a: 1, b: thing }, { b: thing, a: 1 }, true],
  [{ a: thing }, { a: { ...thing } }, false],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, thing], [1, thing], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(isShallowEqual(one, other)).toBe(isSame);
});
