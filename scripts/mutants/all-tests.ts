import { beforeEach } from 'vitest';

// A test here may assert what an earlier one did, and Stryker would run for a mutant only those tests in which it
// is reached. What is reached in no test is static, for which it runs all.
beforeEach(() => {
  const stryker: unknown = Reflect.get(globalThis, '__stryker__');
  if (typeof stryker === 'object' && stryker !== null) Reflect.set(stryker, 'currentTestId', null);
});
