import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { AccountMerge, AccountMergeRequest, AccountMergeResult } from './account-merge.ts';

const params = z.object({ id: Uuid });

export const preview = endpoint({
  method: 'GET',
  path: '/users/{id}/merge',
  summary: 'What would move, coincide and be dropped if the account were merged into another one.',
  may: 'manageFoundryAccounts',
  params,
  query: z.object({ into: Uuid }),
  answer: AccountMerge,
});

export const merge = endpoint({
  method: 'POST',
  path: '/users/{id}/merge',
  summary: 'Merges the account into another one of the same person. It cannot be undone.',
  may: 'manageFoundryAccounts',
  params,
  body: AccountMergeRequest,
  answer: AccountMergeResult,
});
