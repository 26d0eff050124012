import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';

/** Everything else under `/auth` is the identity library's own interface. */
export const token = endpoint({
  method: 'GET',
  path: '/auth/token',
  summary: 'Exchanges the session cookie for the one-hour bearer token of every other call.',
  may: 'anyone',
  answer: z.object({ token: z.string() }),
});
