import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressHeader, type Identity } from '#server/platform/identity/open-identity.ts';
import { refused } from '#server/platform/http/refused.ts';

/** Addresses of the identity library that this product has no use for, or none yet. */
const open = new Set(['/sign-in/email', '/sign-out', '/get-session', '/token', '/jwks']);

function asWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // Whoever stands at the other end of the connection, never who a header says.
  headers.set(addressHeader, request.ip);
  headers.delete('x-forwarded-for');
  headers.delete('x-forwarded-host');
  headers.delete('content-length');
  const hasBody = request.method !== 'GET' && request.body !== undefined;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
}

/** The bridge to the identity library under `/api/auth`. It checks origins and attempts itself. */
export function serveIdentity(app: FastifyInstance, identity: Identity, publicUrl: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) => {
      const path = (request.url.split('?')[0] ?? '').slice('/api/auth'.length);
      if (!open.has(path)) throw refused('notFound');
      const answer = await identity.handler(asWebRequest(request, publicUrl));
      void reply.status(answer.status).header('cache-control', 'no-store');
      for (const [name, value] of answer.headers) {
        if (name !== 'content-length' && name !== 'set-cookie') void reply.header(name, value);
      }
      for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
      return reply.send(await answer.text());
    },
  });
}
