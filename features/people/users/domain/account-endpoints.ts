import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { AccountDeletion, AccountDeletionRequest } from './account-deletion.ts';

const params = z.object({ id: Uuid });

export const deletion = endpoint({
  method: 'GET',
  path: '/users/{id}/deletion',
  summary: 'What is decided before one’s own account can be deleted.',
  may: 'manageAccount',
  params,
  answer: AccountDeletion,
});

export const remove = endpoint({
  method: 'POST',
  path: '/users/{id}/deletion',
  summary: 'Deletes one’s own account and what belongs to it. It cannot be undone.',
  may: 'manageAccount',
  params,
  body: AccountDeletionRequest,
  answer: null,
});
