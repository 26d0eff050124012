import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { LiveEvent, PollSeconds, PollSince, Topics } from './live.ts';

export const listen = endpoint({
  method: 'GET',
  path: '/live',
  summary: 'Tells at once what happens to these topics, and that one has new notifications.',
  may: 'signedIn',
  query: z.object({ topics: Topics, wait: PollSeconds, since: PollSince }),
  answer: LiveEvent,
  stream: true,
});

export const probe = endpoint({
  method: 'GET',
  path: '/live/probe',
  summary: 'A short stream, by which a client finds out whether something on the way cuts streams.',
  may: 'signedIn',
  answer: LiveEvent,
  stream: true,
});
