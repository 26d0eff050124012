import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { ConflictDraft, ScoreDraft, Scores } from './score.ts';
import { Scorecard, ScorecardDraft } from './scorecard.ts';

const params = z.object({ id: Uuid });
/** `version` is that of the card being changed; null when there is none of its own yet. */
const CardBody = z.extend(ScorecardDraft, { version: z.nullable(z.int()) });

export const cardOfOpportunity = endpoint({
  method: 'GET',
  path: '/opportunities/{id}/scorecard',
  summary:
    'What submissions to an opportunity are judged by: its own card, the corporation’s or ours.',
  may: 'viewVotes',
  params,
  answer: Scorecard,
});

export const setCardOfOpportunity = endpoint({
  method: 'PUT',
  path: '/opportunities/{id}/scorecard',
  summary: 'Gives an opportunity a scorecard of its own.',
  may: 'editOpportunity',
  params,
  body: CardBody,
  answer: Scorecard,
});

export const resetCardOfOpportunity = endpoint({
  method: 'DELETE',
  path: '/opportunities/{id}/scorecard',
  summary: 'Goes back to the corporation’s scorecard.',
  may: 'editOpportunity',
  params,
  answer: Scorecard,
});

export const cardOfCorporation = endpoint({
  method: 'GET',
  path: '/corporations/{id}/scorecard',
  summary: 'What a corporation’s opportunities are judged by that have no card of their own.',
  may: 'editCorporation',
  params,
  answer: Scorecard,
});

export const setCardOfCorporation = endpoint({
  method: 'PUT',
  path: '/corporations/{id}/scorecard',
  summary: 'Sets the scorecard for all opportunities of a corporation that have none of their own.',
  may: 'editCorporation',
  params,
  body: CardBody,
  answer: Scorecard,
});

export const get = endpoint({
  method: 'GET',
  path: '/submissions/{id}/scores',
  summary: 'One’s own scores of a submission, and once they are in, other people’s.',
  may: 'viewVotes',
  params,
  answer: Scores,
});

export const give = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/score',
  summary: 'Scores a submission by every criterion, or changes one’s scores.',
  may: 'vote',
  params,
  body: ScoreDraft,
  answer: Scores,
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/score',
  summary: 'Takes one’s scores back.',
  may: 'vote',
  params,
  answer: Scores,
});

export const declareConflict = endpoint({
  method: 'PUT',
  path: '/submissions/{id}/conflict',
  summary: 'Steps back from judging a submission for a conflict of interest; one’s scores go.',
  may: 'vote',
  params,
  body: ConflictDraft,
  answer: Scores,
});

export const withdrawConflict = endpoint({
  method: 'DELETE',
  path: '/submissions/{id}/conflict',
  summary: 'Judges a submission again.',
  may: 'vote',
  params,
  answer: Scores,
});
