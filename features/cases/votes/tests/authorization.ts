import { type Expectation, caseViewers, caseVoices } from '#core/tests/expectation.ts';
import { submission } from '#core/tests/expectation-inputs.ts';

/** Expected status of each endpoint of this feature for each person. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'votes.list': { input: submission, unauthenticated: 401, persons: caseViewers },
  'votes.cast': {
    input: (resources) => ({ ...submission(resources), body: { value: 'up' } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'votes.withdraw': { input: submission, unauthenticated: 401, persons: caseVoices(200) },
};
