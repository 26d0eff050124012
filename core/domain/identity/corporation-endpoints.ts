import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Corporation } from './corporation.ts';

export const list = endpoint({
  method: 'GET',
  path: '/corporations',
  summary: 'The corporations one may see.',
  may: 'signedIn',
  scope: 'any',
  answer: z.array(Corporation),
});

/** Section 7: one corporation or null. */
export const ofUser = endpoint({
  method: 'GET',
  path: '/corporations/user/{userId}',
  summary: 'The corporation a user belongs to.',
  may: 'signedIn',
  params: z.object({ userId: Uuid }),
  answer: z.nullable(Corporation),
});
