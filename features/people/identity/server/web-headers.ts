import type { FastifyRequest } from 'fastify';
import { addressHeader } from '#core/platform/identity/open-identity.ts';

/** Only these headers are passed to the library, in particular no forwarding headers. */
const passedOn = [
  'accept',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
] as const;

/** The headers of a request for the identity library. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // The address of the connection, not from a header.
  headers.set(addressHeader, request.ip);
  return headers;
}
