import {
  type Expectation,
  caseOwners,
  caseViewers,
  caseVoices,
  foundryOnly,
} from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';
import { opportunity, submission } from '#core/tests/expectation-inputs.ts';

const inCorporation = ({ corporationId }: FixtureResources) => ({ params: { id: corporationId } });
const card = { scale: 5, criteria: [{ id: 'fit', name: 'Fit', weight: 1, guidance: 'Words' }] };

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'scores.cardOfOpportunity': { input: opportunity, unauthenticated: 401, persons: caseViewers },
  'scores.setCardOfOpportunity': {
    input: (resources) => ({ ...opportunity(resources), body: { ...card, version: 0 } }),
    unauthenticated: 401,
    // Permitted, but with a wrong version, so that the card stays the same for the cases below.
    persons: caseOwners(409),
  },
  'scores.resetCardOfOpportunity': {
    input: opportunity,
    unauthenticated: 401,
    persons: caseOwners(200),
  },
  'scores.cardOfCorporation': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
  },
  'scores.setCardOfCorporation': {
    input: (resources) => ({ ...inCorporation(resources), body: { ...card, version: 0 } }),
    unauthenticated: 401,
    persons: foundryOnly(409),
  },
  'scores.get': { input: submission, unauthenticated: 401, persons: caseViewers },
  'scores.give': {
    input: (resources) => ({
      ...submission(resources),
      body: { values: { fit: 4, maturity: 3, team: 5, pilot: 2 }, note: 'From the matrix' },
    }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'scores.withdraw': { input: submission, unauthenticated: 401, persons: caseVoices(200) },
  'scores.declareConflict': {
    input: (resources) => ({ ...submission(resources), body: { reason: 'From the matrix' } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'scores.withdrawConflict': { input: submission, unauthenticated: 401, persons: caseVoices(200) },
};
