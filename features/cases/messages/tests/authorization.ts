import { type Expectation, caseMovers, caseViewers } from '#core/tests/expectation.ts';
import { submission } from '#core/tests/expectation-inputs.ts';

/** Expected status of each endpoint of this feature for each person. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'messages.list': { input: submission, unauthenticated: 401, persons: caseViewers },
  'messages.send': {
    input: (resources) => ({ ...submission(resources), body: { body: 'From the matrix' } }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
};
