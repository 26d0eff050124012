import { type Expectation } from '#core/tests/expectation.ts';

const nothing = 'any  404 404 404 404 404 404 404 404 404 404';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // Whoever sees the opportunity.
  'exports.create': {
    input: ({ opportunityId: id }) => ({ body: { what: 'submissions', id, format: 'csv' } }),
    unauthenticated: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 404
      same corporation   200 200 200 200 200 200 200 200 200 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  // One's own only; `exports.test.ts` has those.
  'exports.get': {
    input: ({ opportunityId: id }) => ({ params: { id } }),
    unauthenticated: 401,
    persons: nothing,
  },
  // Of oneself, whatever the browser shows.
  'savedTables.saved': {
    input: () => ({ body: { name: 'Projects', format: 'csv', rows: 3 } }),
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
};
