import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'system.health': { unauthenticated: 200, persons: everybody },
  'system.ready': { unauthenticated: 200, persons: everybody },
  'system.settings': { unauthenticated: 200, persons: everybody },
};
