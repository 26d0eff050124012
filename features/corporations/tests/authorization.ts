import { randomUUID } from 'node:crypto';
import { everybody, publishers, visibleRows, type Expectation } from '#core/tests/expectation.ts';
import { user } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'corporations.list': { unauthenticated: 401, persons: everybody },
  'corporations.ofUser': {
    input: user,
    unauthenticated: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 200
      same corporation   200 200 404 404 404 404 404 404 404 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            200 200 404 404 404 404 404 404 404 404`,
  },

  'organisations.list': { unauthenticated: 401, persons: everybody },
  'organisations.get': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'corporations.cycles': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'corporations.addCycle': {
    input: ({ corporationId }) => ({
      params: { id: corporationId },
      body: {
        name: `Cycle ${randomUUID()}`,
        startDate: '2030-01-01T00:00:00Z',
        endDate: '2030-06-01T00:00:00Z',
      },
    }),
    unauthenticated: 401,
    persons: publishers,
  },
};
