import { sampleName } from '#core/tests/forms.ts';
import {
  caseManagers,
  caseMovers,
  caseOwners,
  caseViewers,
  caseVoices,
  commentVoices,
  everybody,
  foundryOnly,
  posters,
  visibleRows,
  type Expectation,
} from '#core/tests/expectation.ts';
import type { Spot } from '#core/tests/world.ts';

const corporation = ({ corporationId }: Spot) => ({ query: { corporationId } });
const opportunity = ({ opportunityId }: Pick<Spot, 'opportunityId'>) => ({
  params: { id: opportunityId },
});
const submission = ({ submissionId }: Spot) => ({ params: { id: submissionId } });
const comment = ({ commentId }: Spot) => ({ params: { id: commentId } });

const inCorporation = ({ corporationId }: Spot) => ({ params: { id: corporationId } });
const card = { scale: 5, criteria: [{ id: 'fit', name: 'Fit', weight: 1, guidance: 'Words' }] };
const teamPlace = ({ opportunityId, newcomerId }: Spot) => ({
  params: { id: opportunityId, userId: newcomerId },
});
const file = ({ fileId }: Spot) => ({ params: { id: fileId } });

/** What case work answers: all that belongs to an opportunity. */
export const ofCases: Readonly<Record<string, Expectation>> = {
  'opportunities.list': { input: corporation, strangers: 401, persons: everybody },
  'opportunities.facets': { input: corporation, strangers: 401, persons: everybody },
  'opportunities.get': { input: opportunity, strangers: 401, persons: visibleRows },
  'opportunities.create': {
    input: ({ corporationId, cycleId }) => ({
      body: { corporationId, cycleId, name: 'From the matrix' },
    }),
    strangers: 401,
    persons: posters,
  },
  'opportunities.update': {
    input: ({ cycleId, ...spot }) => ({
      ...opportunity(spot),
      body: { cycleId, name: 'Changed by the matrix', version: 1 },
    }),
    strangers: 401,
    persons: caseOwners(200),
  },
  // Each is open already, and says so to whoever may close and reopen it.
  'opportunities.changeStatus': {
    input: (spot) => ({ ...opportunity(spot), body: { status: 'ACTIVE', reason: 'A test.' } }),
    strangers: 401,
    persons: caseOwners(409),
  },
  // Each has submissions, which stand in the way of whoever may.
  'opportunities.remove': { input: opportunity, strangers: 401, persons: caseOwners(409) },
  'opportunities.team': { input: opportunity, strangers: 401, persons: caseViewers },
  'opportunities.giveRole': {
    input: (spot) => ({ ...teamPlace(spot), body: { role: 'Analyst' } }),
    strangers: 401,
    persons: caseManagers(200),
  },
  // Who leaves a team themselves is in the tests of the team: it would change who is who here.
  'opportunities.leaveTeam': { input: teamPlace, strangers: 401, persons: caseManagers(204) },
  'submissions.submissions': { input: opportunity, strangers: 401, persons: visibleRows },

  'submissions.submissionFacets': { input: opportunity, strangers: 401, persons: visibleRows },
  'submissions.board': { input: opportunity, strangers: 401, persons: visibleRows },
  'submissions.moveSubmissions': {
    input: ({ opportunityId, submissionId }) => ({
      params: { id: opportunityId },
      body: { ids: [submissionId], stage: 'Screening' },
    }),
    strangers: 401,
    persons: caseMovers(200),
  },

  'submissions.get': { input: submission, strangers: 401, persons: visibleRows },

  'submissions.move': {
    input: (spot) => ({ ...submission(spot), body: { stage: 'Screening' } }),
    strangers: 401,
    persons: caseMovers(200),
  },

  'drafting.add': {
    input: (spot) => ({
      ...opportunity(spot),
      body: { companyName: 'From the matrix', title: 'Added by it' },
    }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'drafting.edit': {
    // A state that never was: who may edit is told of the one that is.
    input: (spot) => ({
      ...submission(spot),
      body: { companyName: 'From the matrix', title: 'Changed by it', version: -1 },
    }),
    strangers: 401,
    persons: caseMovers(409),
  },
  'drafting.importRows': {
    input: (spot) => ({
      ...opportunity(spot),
      body: { rows: [{ externalId: 'm', companyName: 'From the matrix', title: 'Imported' }] },
    }),
    strangers: 401,
    persons: caseVoices(200),
  },

  'decisions.list': { input: opportunity, strangers: 401, persons: caseMovers(200) },
  'decisions.clock': { input: opportunity, strangers: 401, persons: visibleRows },
  'decisions.mailDraft': {
    input: (spot) => ({ ...submission(spot), query: { stage: 'Declined' } }),
    strangers: 401,
    persons: caseMovers(200),
  },
  'decisions.prepare': {
    input: (spot) => ({
      ...submission(spot),
      body: { stage: 'Declined', reason: 'From the matrix', mail: { subject: 'a', body: 'b' } },
    }),
    strangers: 401,
    persons: caseMovers(200),
  },
  'decisions.prepareMany': {
    input: (spot) => ({
      ...opportunity(spot),
      body: {
        submissionIds: [spot.submissionId],
        ...{ stage: 'Declined', reason: 'From the matrix', mail: { subject: 'a', body: 'b' } },
      },
    }),
    strangers: 401,
    persons: caseMovers(200),
  },
  // Nothing is prepared in that state: who may send is told so.
  'decisions.send': {
    input: (spot) => ({
      ...opportunity(spot),
      body: { decisions: [{ submissionId: spot.submissionId, at: '2026-01-01T00:00:00Z' }] },
    }),
    strangers: 401,
    persons: caseMovers(409),
  },
  'decisions.discard': { input: submission, strangers: 401, persons: caseMovers(204) },

  'votes.list': { input: submission, strangers: 401, persons: caseViewers },
  'votes.cast': {
    input: (spot) => ({ ...submission(spot), body: { value: 'up' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'votes.withdraw': { input: submission, strangers: 401, persons: caseVoices(200) },

  'comments.list': { input: submission, strangers: 401, persons: caseViewers },
  'comments.add': {
    input: (spot) => ({ ...submission(spot), body: { body: 'From the matrix' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'comments.edit': {
    input: (spot) => ({ ...comment(spot), body: { body: 'Changed by the matrix' } }),
    strangers: 401,
    persons: commentVoices(200),
  },
  'comments.mentionable': {
    input: (spot) => ({ ...submission(spot), query: { q: '' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'comments.remove': { input: comment, strangers: 401, persons: commentVoices(204) },

  'scores.cardOfOpportunity': { input: opportunity, strangers: 401, persons: caseViewers },
  'scores.setCardOfOpportunity': {
    input: (spot) => ({ ...opportunity(spot), body: { ...card, version: 0 } }),
    strangers: 401,
    // They may; but the card is in no such state, so that all are judged by the same one below.
    persons: caseOwners(409),
  },
  'scores.resetCardOfOpportunity': {
    input: opportunity,
    strangers: 401,
    persons: caseOwners(200),
  },
  'scores.cardOfCorporation': { input: inCorporation, strangers: 401, persons: foundryOnly(200) },
  'scores.setCardOfCorporation': {
    input: (spot) => ({ ...inCorporation(spot), body: { ...card, version: 0 } }),
    strangers: 401,
    persons: foundryOnly(409),
  },
  'scores.get': { input: submission, strangers: 401, persons: caseViewers },
  'scores.give': {
    input: (spot) => ({
      ...submission(spot),
      body: { values: { fit: 4, maturity: 3, team: 5, pilot: 2 }, note: 'From the matrix' },
    }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'scores.withdraw': { input: submission, strangers: 401, persons: caseVoices(200) },
  'scores.declareConflict': {
    input: (spot) => ({ ...submission(spot), body: { reason: 'From the matrix' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'scores.withdrawConflict': { input: submission, strangers: 401, persons: caseVoices(200) },
  'activity.ofOpportunity': { input: opportunity, strangers: 401, persons: caseViewers },
  'activity.ofSubmission': { input: submission, strangers: 401, persons: caseViewers },
  'live.listen': {
    input: ({ opportunityId }) => ({ query: { topics: `opportunity:${opportunityId}` } }),
    strangers: 401,
    persons: visibleRows,
  },

  'files.add': {
    input: ({ submissionId }) => ({ query: { name: sampleName, submissionId } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'files.get': { input: file, strangers: 401, persons: visibleRows },
  'files.remove': { input: file, strangers: 401, persons: caseMovers(204) },

  'messages.list': { input: submission, strangers: 401, persons: caseViewers },
  'messages.send': {
    input: (spot) => ({ ...submission(spot), body: { body: 'From the matrix' } }),
    strangers: 401,
    persons: caseMovers(200),
  },
};
