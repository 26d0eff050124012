import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { Cycle, CycleDraft } from './cycle.ts';
import { Question } from './question.ts';

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

export const form = endpoint({
  method: 'GET',
  path: '/corporations/{id}/form',
  summary: 'What the form of a new opportunity of a corporation asks at first.',
  may: 'signedIn',
  scope: 'opportunities:read',
  params,
  answer: z.object({ questions: z.array(Question) }),
});
