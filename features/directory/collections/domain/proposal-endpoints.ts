import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { CollectionProposal, ProposalDraft, ProposalParams } from './proposals.ts';

export const list = endpoint({
  method: 'GET',
  path: '/collections/{id}/proposals',
  summary:
    'Companies that readers propose for a collection, oldest first, and one’s own declined ones.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: z.array(CollectionProposal),
});

export const propose = endpoint({
  method: 'PUT',
  path: '/collections/{id}/proposals/{companyId}',
  summary: 'Proposes a company for a collection that one reads, or writes another note to that.',
  may: 'blacklistInCollection',
  params: ProposalParams,
  body: ProposalDraft,
  answer: null,
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/collections/{id}/proposals/{companyId}',
  summary: 'Takes an own proposal back.',
  may: 'blacklistInCollection',
  params: ProposalParams,
  answer: null,
});

/** Declining. To accept a proposal, the owner lists its company. */
export const decide = endpoint({
  method: 'PUT',
  path: '/collections/{id}/proposals/{companyId}/decision',
  summary: 'Declines a proposed company, or takes that back.',
  may: 'editCollection',
  params: ProposalParams,
  body: z.object({ isDeclined: z.boolean() }),
  answer: null,
});
