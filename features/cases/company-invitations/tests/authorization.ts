import {
  caseMovers,
  caseViewers,
  everybodyEqually,
  type Expectation,
} from '#core/tests/expectation.ts';
import { opportunity } from '#core/tests/expectation-inputs.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const byKey = ({ invitationKey }: FixtureResources) => ({ params: { key: invitationKey } });
const toEverybody = { unauthenticated: 'as persons', persons: everybodyEqually } as const;

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'companyInvitations.list': { input: opportunity, unauthenticated: 401, persons: caseViewers },
  'companyInvitations.recipients': {
    input: (resources) => ({
      ...opportunity(resources),
      query: { companyId: resources.invitedCompanyId },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'companyInvitations.send': {
    input: (resources) => ({
      ...opportunity(resources),
      body: {
        companyId: resources.invitedCompanyId,
        recipient: resources.invitedAddress,
        message: 'From the matrix',
      },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'companyInvitations.withdraw': {
    input: ({ opportunityId, invitationId }) => ({ params: { id: opportunityId, invitationId } }),
    unauthenticated: 401,
    persons: caseMovers(204),
  },
  'companyInvitations.received': { input: byKey, ...toEverybody },
  'companyInvitations.track': {
    input: (resources) => ({ ...byKey(resources), body: { step: 'opened' } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually.replaceAll('200', '204'),
  },
  'companyInvitations.answer': {
    input: (resources) => ({ ...byKey(resources), body: { reason: 'notOurField' } }),
    ...toEverybody,
  },
};
