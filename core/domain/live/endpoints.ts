import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { LiveEvent, Topics } from './live.ts';

export const listen = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'Tells at once what happens to these topics, and that one has new notifications.',
  may: 'signedIn',
  query: z.object({ topics: Topics }),
  answer: LiveEvent,
  stream: true,
});
