import { nobody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // By the session cookie alone: a bearer token is not accepted.
  'identity.token': { unauthenticated: 401, persons: nobody },
};
