import type { Expectation } from '#core/tests/expectation.ts';
import { foundry } from '#core/tests/expectation-inputs.ts';

/** Of a tag that does not exist. */
const ofNone = 'any  404 404 403 403 403 403 403 403 403 403';
const params = { id: 'no such tag' };

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'tags.list': { unauthenticated: 401, persons: foundry },
  'tags.rename': {
    input: () => ({ params, body: { name: 'Renamed' } }),
    unauthenticated: 401,
    persons: ofNone,
  },
  'tags.merge': {
    input: () => ({ params, body: { of: 'Another' } }),
    unauthenticated: 401,
    persons: ofNone,
  },
  'tags.separate': { input: () => ({ params }), unauthenticated: 401, persons: ofNone },
};
