import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Uuid } from '../shapes.ts';
import { Submission } from './submission.ts';

export const get = endpoint({
  method: 'GET',
  path: '/submissions/{id}',
  summary: 'One submission.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: Submission,
});
