import { sampleName } from '#core/tests/forms.ts';
import { everybody, everybodyEqually, type Expectation } from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';
import { opportunity } from '#core/tests/expectation-inputs.ts';

const handedIn = ({ formToken }: FixtureResources) => ({
  companyName: 'Acme',
  website: 'https://acme.example',
  contactName: 'Ada',
  contactEmail: 'ada@acme.example',
  title: 'From the matrix',
  pitch: 'It turns.',
  answers: [{ question: 'How mature is it?', answer: 'Very.' }],
  attachments: [],
  formToken,
  trap: '',
});
const followUp = ({ followUpKey }: FixtureResources) => ({ params: { key: followUpKey } });

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'public.corporation': {
    input: ({ slug }) => ({ params: { slug } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.legalText': {
    input: ({ slug }) => ({ params: { slug, kind: 'imprint' } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.openOpportunities': {
    input: () => ({}),
    unauthenticated: 'as persons',
    persons: everybody,
  },
  'public.opportunity': {
    input: opportunity,
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.sendFile': {
    input: (resources) => ({ ...opportunity(resources), query: { name: sampleName } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.submit': {
    input: (resources) => ({ ...opportunity(resources), body: handedIn(resources) }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.followUp': { input: followUp, unauthenticated: 'as persons', persons: everybodyEqually },
  'public.sendMessageFile': {
    input: (resources) => ({ ...followUp(resources), query: { name: sampleName } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.messageFile': {
    input: ({ followUpKey, messageFileId }) => ({
      params: { key: followUpKey, id: messageFileId },
    }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.write': {
    input: (resources) => ({ ...followUp(resources), body: { body: 'From the matrix' } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.revise': {
    // A version that never existed: nothing changes for the cases below.
    input: (resources) => ({
      ...followUp(resources),
      body: {
        companyName: 'Acme',
        contactName: 'Ada',
        title: 'From the matrix',
        pitch: 'It turns.',
        answers: [],
        contentTag: 'none',
      },
    }),
    unauthenticated: 'as persons',
    persons: everybodyEqually.replaceAll('200', '409'),
  },
  'public.agree': {
    input: (resources) => ({ ...followUp(resources), body: { agreed: true } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
  'public.withdraw': {
    input: ({ lastFollowUpKey }) => ({ params: { key: lastFollowUpKey }, body: {} }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },
};
