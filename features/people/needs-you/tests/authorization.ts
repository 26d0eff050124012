import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // What of it one is told is tested with each kind.
  'needsYou.get': { unauthenticated: 401, persons: everybody },
};
