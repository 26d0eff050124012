import { person } from '#core/tests/expectation-inputs.ts';
import { foundryOnly, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

/** Oneself alone: the foundry finds the others, and may not decide for them. */
const oneself = `
      own                200 200 200 200 200 200 200 200 200 200
      same corporation   403 403 403 403 403 403 403 403 403 404
      other corporation  403 403 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`;

const inCorporation = ({ corporationId }: FixtureResources) => ({ params: { id: corporationId } });

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
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
