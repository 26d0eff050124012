import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { Uuid } from '#domain/shapes.ts';
import { Submission } from './submission.ts';

export const get = endpoint({
  method: 'GET',
  path: '/submissions/{id}',
  summary: 'One submission.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: Submission,
});
