import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'searchExport.companies': {
    input: () => ({ query: { q: 'a' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  // Visibility of their results is tested with the search.
  'recordSearch.opportunities': {
    input: () => ({ query: { q: 'a' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'recordSearch.projects': {
    input: () => ({ query: { q: 'a' } }),
    unauthenticated: 401,
    persons: everybody,
  },
};
