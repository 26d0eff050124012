import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/shapes.ts';
import { Corporation } from '#core/domain/identity/corporation.ts';
import { Cycle, CycleDraft } from './cycle.ts';

export const list = endpoint({
  method: 'GET',
  path: '/corporations',
  summary: 'The corporations one may see.',
  may: 'signedIn',
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

const params = z.object({ id: Uuid });

export const cycles = endpoint({
  method: 'GET',
  path: '/corporations/{id}/cycles',
  summary: 'The scouting cycles of a corporation, the newest first.',
  may: 'signedIn',
  params,
  answer: z.array(Cycle),
});

export const addCycle = endpoint({
  method: 'POST',
  path: '/corporations/{id}/cycles',
  summary: 'Opens a scouting cycle.',
  may: 'createOpportunity',
  params,
  body: CycleDraft,
  answer: Cycle,
});
