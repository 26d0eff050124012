import { everybody, visibleRows, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'live.listen': {
    input: ({ opportunityId }) => ({ query: { topics: `opportunity:${opportunityId}` } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'live.probe': { unauthenticated: 401, persons: everybody },
};
