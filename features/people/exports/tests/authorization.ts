import { person } from '#core/tests/expectation-inputs.ts';
import { foundryOnly, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const nothing = 'any  404 404 404 404 404 404 404 404 404 404';

/** Oneself alone: the foundry finds the others, and may not decide for them. */
const oneself = `
      own                200 200 200 200 200 200 200 200 200 200
      same corporation   403 403 403 403 403 403 403 403 403 404
      other corporation  403 403 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`;

const inCorporation = ({ corporationId }: FixtureResources) => ({ params: { id: corporationId } });

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
  'exportConsents.get': { input: person, unauthenticated: 401, persons: oneself },
  'exportConsents.set': {
    input: ({ userId: id }) => ({ params: { id }, body: { agreesTo: null } }),
    unauthenticated: 401,
    persons: oneself,
  },
  'exportConsents.ofCorporation': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
  },
  'exportConsents.ask': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
  },
};
