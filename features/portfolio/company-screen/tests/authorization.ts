import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // Appearances differ by viewer: see the tests of appearances.
  'companies.appearances': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  // So does what is told of the work.
  'companies.work': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
};
