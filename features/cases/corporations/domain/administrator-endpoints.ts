import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Administrator } from '#features/people/users/domain/administrator.ts';
import { corporationParams } from './settings.ts';

const params = z.object({ id: Uuid, userId: Uuid });

export const list = endpoint({
  method: 'GET',
  path: '/corporations/{id}/administrators',
  summary: 'The administrators of a corporation, by name.',
  may: 'configureCorporation',
  params: corporationParams,
  answer: z.array(Administrator),
});

export const add = endpoint({
  method: 'PUT',
  path: '/corporations/{id}/administrators/{userId}',
  summary:
    'Makes a person of the corporation an administrator of it, until they leave it or are disabled. Doing so twice is not an error.',
  may: 'manageAdministrators',
  params,
  answer: null,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/corporations/{id}/administrators/{userId}',
  summary: 'Makes a person no administrator of the corporation any more. They stay in it.',
  may: 'manageAdministrators',
  params,
  answer: null,
});
