import { type Expectation, caseViewers, caseVoices } from '#core/tests/expectation.ts';
import { submission } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'votes.list': { input: submission, unauthenticated: 401, persons: caseViewers },
  'votes.cast': {
    input: (resources) => ({ ...submission(resources), body: { value: 'up' } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'votes.withdraw': { input: submission, unauthenticated: 401, persons: caseVoices(200) },
};
