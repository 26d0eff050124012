import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import {
  RecommendationDraft,
  Round,
  RoundChange,
  RoundDraft,
  RoundItem,
  RoundPublication,
  RoundSummary,
  Vote,
  VoteDraft,
} from './round.ts';
import { RoundStep } from './round-steps.ts';

const params = z.object({ id: Uuid, roundId: Uuid });
const ofItem = z.object({ id: Uuid, roundId: Uuid, itemId: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/radars/{id}/rounds',
  summary: 'The rounds of a radar that one takes part in, edits, or that are published.',
  may: 'discussRadar',
  params: z.object({ id: Uuid }),
  answer: z.array(RoundSummary),
});

export const get = endpoint({
  method: 'GET',
  path: '/radars/{id}/rounds/{roundId}',
  summary: 'A round with its blips, one’s own votes, and the results of votes that have closed.',
  may: 'discussRadar',
  params,
  answer: Round,
});

export const create = endpoint({
  method: 'POST',
  path: '/radars/{id}/rounds',
  summary: 'Begins a round for the draft of a radar.',
  may: 'editRadar',
  params: z.object({ id: Uuid }),
  body: RoundDraft,
  answer: Round,
});

export const update = endpoint({
  method: 'PUT',
  path: '/radars/{id}/rounds/{roundId}',
  summary: 'Changes what is sent. Based on another version than the stored one: 409, with that.',
  may: 'editRadar',
  params,
  body: RoundChange,
  answer: Round,
});

export const close = endpoint({
  method: 'PUT',
  path: '/radars/{id}/rounds/{roundId}/step',
  summary: 'Closes a step and begins the next one. Closed already: as it is.',
  may: 'editRadar',
  params,
  body: z.object({ step: RoundStep }),
  answer: Round,
});

export const vote = endpoint({
  method: 'PUT',
  path: '/radars/{id}/rounds/{roundId}/items/{itemId}/vote',
  summary: 'Casts or changes one’s own vote until it closes.',
  may: 'discussRadar',
  params: ofItem,
  body: VoteDraft,
  answer: Vote,
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/radars/{id}/rounds/{roundId}/items/{itemId}/vote',
  summary: 'Withdraws one’s own vote until it closes.',
  may: 'discussRadar',
  params: ofItem,
  answer: null,
});

export const recommend = endpoint({
  method: 'PUT',
  path: '/radars/{id}/rounds/{roundId}/items/{itemId}/recommendation',
  summary: 'Recommends a ring, with a reason: the author of the recommendation.',
  may: 'discussRadar',
  params: ofItem,
  body: RecommendationDraft,
  answer: RoundItem,
});

export const publish = endpoint({
  method: 'PUT',
  path: '/radars/{id}/rounds/{roundId}/published',
  summary: 'Moves the blips of the draft as recommended, and publishes it.',
  may: 'editRadar',
  params,
  body: RoundPublication,
  answer: Round,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/radars/{id}/rounds/{roundId}',
  summary: 'Cancels a round that is not published, with its votes. The draft stays.',
  may: 'editRadar',
  params,
  answer: null,
});
