import {
  everybody,
  visibleRows,
  type Expectation,
  caseMovers,
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
  'submissions.submissions': { input: opportunity, unauthenticated: 401, persons: visibleRows },

  'submissions.submissionFacets': {
    input: opportunity,
    unauthenticated: 401,
    persons: visibleRows,
  },
  // Which submissions it finds is tested with the search.
  'submissions.search': {
    input: () => ({ query: { q: 'sensor' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'submissions.board': { input: opportunity, unauthenticated: 401, persons: visibleRows },
  'submissions.moveSubmissions': {
    input: ({ opportunityId, submissionId }) => ({
      params: { id: opportunityId },
      body: { ids: [submissionId], stage: 'Screening' },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },

  'submissions.get': { input: submission, unauthenticated: 401, persons: visibleRows },

  'submissions.versions': { input: submission, unauthenticated: 401, persons: visibleRows },
  'submissions.open': { input: submission, unauthenticated: 401, persons: caseMovers(204) },
  'submissions.move': {
    input: (resources) => ({ ...submission(resources), body: { stage: 'Screening' } }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },

  'drafting.add': {
    input: (resources) => ({
      ...opportunity(resources),
      body: { companyName: 'From the matrix', title: 'Added by it' },
    }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'drafting.edit': {
    // A version that never existed: callers who may edit get 409 with the current one.
    input: (resources) => ({
      ...submission(resources),
      body: { companyName: 'From the matrix', title: 'Changed by it', version: -1 },
    }),
    unauthenticated: 401,
    persons: caseMovers(409),
  },

  'submissionCompanies.candidates': {
    input: submission,
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'submissionCompanies.link': {
    input: (resources) => ({
      ...submission(resources),
      body: { company: { kind: 'startup', id: resources.startupId } },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  // Each is linked, so nothing is added, and none was added before.
  'submissionCompanies.add': { input: submission, unauthenticated: 401, persons: caseMovers(200) },
  // Nobody has added the company of this one to the directory.
  'submissionCompanies.remove': {
    input: ({ lastSubmissionId }) => ({ params: { id: lastSubmissionId } }),
    unauthenticated: 401,
    persons: caseMovers(409),
  },
  'submissionCompanies.unlink': {
    input: submission,
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  // What a founder was asked in the form a colleague does not answer.
  'submissionCompanies.setConsent': {
    input: (resources) => ({ ...submission(resources), body: { agreed: true } }),
    unauthenticated: 401,
    persons: caseMovers(409),
  },

  'votes.list': { input: submission, unauthenticated: 401, persons: caseViewers },
  'votes.cast': {
    input: (resources) => ({ ...submission(resources), body: { value: 'up' } }),
    unauthenticated: 401,
    persons: caseVoices(200),
  },
  'votes.withdraw': { input: submission, unauthenticated: 401, persons: caseVoices(200) },

  'messages.list': { input: submission, unauthenticated: 401, persons: caseViewers },
  'messages.send': {
    input: (resources) => ({ ...submission(resources), body: { body: 'From the matrix' } }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },

  'decisions.list': { input: opportunity, unauthenticated: 401, persons: caseMovers(200) },
  'decisions.clock': { input: opportunity, unauthenticated: 401, persons: visibleRows },
  'decisions.mailDraft': {
    input: (resources) => ({ ...submission(resources), query: { stage: 'Declined' } }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'decisions.prepare': {
    input: (resources) => ({
      ...submission(resources),
      body: { stage: 'Declined', reason: 'From the matrix', mail: { subject: 'a', body: 'b' } },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  'decisions.prepareMany': {
    input: (resources) => ({
      ...opportunity(resources),
      body: {
        submissionIds: [resources.submissionId],
        stage: 'Declined',
        reason: 'From the matrix',
        mail: { subject: 'a', body: 'b' },
      },
    }),
    unauthenticated: 401,
    persons: caseMovers(200),
  },
  // Nothing is prepared in the seed data: users who may send get this refusal.
  'decisions.send': {
    input: (resources) => ({
      ...opportunity(resources),
      body: { decisions: [{ submissionId: resources.submissionId, at: '2026-01-01T00:00:00Z' }] },
    }),
    unauthenticated: 401,
    persons: caseMovers(409),
  },
  // No email waits in the seed data: users who may take a move back get this refusal.
  'decisions.takeBack': { input: submission, unauthenticated: 401, persons: caseMovers(409) },
  'decisions.discard': { input: submission, unauthenticated: 401, persons: caseMovers(204) },

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
