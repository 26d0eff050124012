import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Cycle, CycleDraft } from './cycle.ts';

const params = z.object({ id: Uuid });

export const cycles = endpoint({
  method: 'GET',
  path: '/corporations/{id}/cycles',
  summary: 'The scouting cycles of a corporation, the newest first.',
  may: 'signedIn',
  scope: 'opportunities:read',
  params,
  answer: z.array(Cycle),
});

export const addCycle = endpoint({
  method: 'POST',
  path: '/corporations/{id}/cycles',
  summary: 'Opens a scouting cycle.',
  may: 'openCycle',
  params,
  body: CycleDraft,
  answer: Cycle,
});
