import { everybody, visibleRows, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // About others, and what it answers: tested beside it.
  'access.explain': {
    input: ({ opportunityId }) => ({ query: { kind: 'opportunity', id: opportunityId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'access.things': {
    input: () => ({ query: { kind: 'opportunity' } }),
    unauthenticated: 401,
    persons: everybody,
  },
};
