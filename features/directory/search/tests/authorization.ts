import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'search.companies': {
    input: () => ({ query: { q: 'a' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'indexing.status': { unauthenticated: 401, persons: everybody },
  'indexing.reindex': {
    unauthenticated: 401,
    persons: 'any  200 200 403 403 403 403 403 403 403 403',
  },
};
