import { refusals } from '#core/domain/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressHeader, type Identity } from '#core/platform/identity/open-identity.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { AccountGuard } from './account-guard.ts';
import { identityProblem } from './problems.ts';

/** Routes of the identity library that the product does not use are blocked. */
const open = new Set(['/sign-in/email', '/sign-out', '/get-session', '/token', '/jwks']);

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

function asWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // The address of the connection, not from a header.
  headers.set(addressHeader, request.ip);
  const hasBody = request.method !== 'GET' && request.body !== undefined;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
}

/** The address of a sign-in attempt; empty for other requests. */
function accountIn(path: string, body: unknown): string {
  const isSignIn = path === '/sign-in/email' && typeof body === 'object' && body !== null;
  return isSignIn && 'email' in body && typeof body.email === 'string' ? body.email : '';
}

const wrongPassword = 401;

/**
 * Mounts the identity library under `/api/auth`. The library checks origins and limits attempts by
 * IP address; we limit attempts by account.
 */
export function serveIdentity(
  app: FastifyInstance,
  identity: Identity,
  guard: AccountGuard,
  publicUrl: string,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const path = (request.url.split('?')[0] ?? '').slice('/api/auth'.length);
      if (!open.has(path)) throw refused(refusals.notFound);
      const account = accountIn(path, request.body);
      const pause = account === '' ? 0 : await guard.secondsToWait(account);
      if (pause > 0) {
        void reply.header('retry-after', String(pause));
        throw refused(refusals['signIn.tooMany']);
      }
      const answer = await identity.handler(asWebRequest(request, publicUrl));
      if (account !== '' && answer.status === wrongPassword) await guard.failed(account);
      if (account !== '' && answer.ok) await guard.succeeded(account);
      void reply.status(answer.status).header('cache-control', 'no-store');
      for (const [name, value] of answer.headers) {
        if (name !== 'content-length' && name !== 'set-cookie') void reply.header(name, value);
      }
      for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
      const text = await answer.text();
      if (answer.ok) return reply.send(text);
      const wait = answer.headers.get('x-retry-after');
      if (wait !== null) void reply.header('retry-after', wait);
      const signingIn = path.startsWith('/sign-in/');
      return reply
        .type('application/json; charset=utf-8')
        .send(identityProblem(answer.status, text, signingIn ? null : wait));
    },
  });
}
