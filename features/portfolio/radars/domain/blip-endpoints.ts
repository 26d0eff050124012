import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { BlipComment, BlipCommentDraft, BlipHistory } from './blip-history.ts';
import { CollectionProposals, Proposal, ProposalDecision, ProposalDraft } from './proposal.ts';
import { Blip, BlipChange, BlipDraft, BulkChange, BulkResult, FoundBlip } from './radar.ts';
import { BlipCompanies } from './blip-companies.ts';
import { RadarGaps } from './radar-gaps.ts';

const params = z.object({ id: Uuid });
const ofEdition = z.object({ id: Uuid, editionId: Uuid });
const inEdition = z.object({ id: Uuid, editionId: Uuid, blipId: Uuid });
const ofBlip = z.object({ id: Uuid, blipId: Uuid });

export const add = endpoint({
  method: 'POST',
  path: '/radars/{id}/editions/{editionId}/blips',
  summary: 'Adds a blip to a draft.',
  may: 'editRadar',
  params: ofEdition,
  body: BlipDraft,
  answer: Blip,
});

export const change = endpoint({
  method: 'PUT',
  path: '/radars/{id}/editions/{editionId}/blips/{blipId}',
  summary:
    'Changes, moves, settles or restores a blip of a draft. Based on an old version: 409, with the stored one. A move in an edition that has been published meanwhile: 409, and it is kept as a proposal.',
  may: 'editRadar',
  params: inEdition,
  body: BlipChange,
  answer: Blip,
});

export const changeMany = endpoint({
  method: 'PUT',
  path: '/radars/{id}/editions/{editionId}/blips',
  summary: 'Changes several blips of a draft; those based on an old version stay as they are.',
  may: 'editRadar',
  params: ofEdition,
  body: BulkChange,
  answer: BulkResult,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/radars/{id}/editions/{editionId}/blips/{blipId}',
  summary: 'Takes a blip out of a draft; earlier editions keep it. It can be restored.',
  may: 'editRadar',
  params: inEdition,
  answer: null,
});

export const search = endpoint({
  method: 'GET',
  path: '/radars/blips',
  kind: 'search',
  summary: 'Blips by their names, in the last published editions of the radars one may see.',
  may: 'signedIn',
  query: z.object({ q: text(limits.queryCharacters) }),
  answer: z.array(FoundBlip),
});

export const history = endpoint({
  method: 'GET',
  path: '/radars/{id}/blips/{blipId}/history',
  summary: 'Where a blip was in each edition, and who changed what.',
  may: 'signedIn',
  params: ofBlip,
  answer: BlipHistory,
});

export const comments = endpoint({
  method: 'GET',
  path: '/radars/{id}/blips/{blipId}/comments',
  summary: 'What its corporation said about a blip, oldest first.',
  may: 'signedIn',
  params: ofBlip,
  answer: z.array(BlipComment),
});

export const comment = endpoint({
  method: 'POST',
  path: '/radars/{id}/blips/{blipId}/comments',
  summary: 'Says something about a blip.',
  may: 'discussRadar',
  params: ofBlip,
  body: BlipCommentDraft,
  answer: BlipComment,
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/radars/{id}/blips/{blipId}/comments/{commentId}',
  summary: 'Deletes a comment of one’s own.',
  may: 'discussRadar',
  params: z.object({ id: Uuid, blipId: Uuid, commentId: Uuid }),
  answer: null,
});

export const companies = endpoint({
  method: 'GET',
  path: '/radars/{id}/blips/{blipId}/companies',
  summary: 'The companies that match a blip, and their momentum in what one may see.',
  may: 'signedIn',
  params: ofBlip,
  answer: BlipCompanies,
});

export const gaps = endpoint({
  method: 'GET',
  path: '/radars/{id}/gaps',
  summary: 'Blips without a company, and won pilots without a blip.',
  may: 'discussRadar',
  params,
  answer: RadarGaps,
});

export const ofCollection = endpoint({
  method: 'GET',
  path: '/radars/{id}/collections/{collectionId}',
  summary: 'What of a collection could be proposed: its sub-spaces, with their quadrants.',
  may: 'discussRadar',
  params: z.object({ id: Uuid, collectionId: Uuid }),
  answer: CollectionProposals,
});

export const proposals = endpoint({
  method: 'GET',
  path: '/radars/{id}/proposals',
  summary: 'Open proposals, the newest first.',
  may: 'discussRadar',
  params,
  answer: z.array(Proposal),
});

export const propose = endpoint({
  method: 'POST',
  path: '/radars/{id}/proposals',
  summary: 'Proposes blips, from a company, a collection, a search or a project.',
  may: 'discussRadar',
  params,
  body: ProposalDraft,
  answer: z.array(Proposal),
});

export const decide = endpoint({
  method: 'PUT',
  path: '/radars/{id}/proposals/{proposalId}',
  summary: 'Accepts a proposal into the draft, or rejects it.',
  may: 'editRadar',
  params: z.object({ id: Uuid, proposalId: Uuid }),
  body: ProposalDecision,
  answer: Proposal,
});
