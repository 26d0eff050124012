import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Arrangement, BlockDraft, ManagedBlock, Order } from './block.ts';
import { AutomaticKind, automaticKinds } from './spotlight.ts';

const params = z.object({ id: Uuid });
const manages = { may: 'manageSpotlight' } as const;

export const list = endpoint({
  ...manages,
  method: 'GET',
  path: '/spotlight/blocks',
  summary: 'All blocks, also those that are not shown now, and their order.',
  answer: Arrangement,
});

export const add = endpoint({
  ...manages,
  method: 'POST',
  path: '/spotlight/blocks',
  summary: 'Adds a block above the others.',
  body: BlockDraft,
  answer: ManagedBlock,
});

export const change = endpoint({
  ...manages,
  method: 'PUT',
  path: '/spotlight/blocks/{id}',
  summary: 'Replaces a block. Based on another version than the stored one: 409, with that.',
  params,
  body: z.extend(BlockDraft, { version: z.int() }),
  answer: ManagedBlock,
});

export const remove = endpoint({
  ...manages,
  method: 'DELETE',
  path: '/spotlight/blocks/{id}',
  summary: 'Deletes a block. Editions keep it.',
  params,
  answer: null,
});

export const order = endpoint({
  ...manages,
  method: 'PUT',
  path: '/spotlight/order',
  summary: 'Orders the blocks, written and automatic ones, and switches automatic ones off.',
  body: z.object({
    order: Order,
    /** Left out: as before. */
    hidden: z.optional(z.array(AutomaticKind).check(z.maxLength(automaticKinds.length))),
  }),
  answer: Arrangement,
});
