import { refusals } from '#core/domain/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '#core/platform/identity/open-identity.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { AccountGuard } from './account-guard.ts';
import type { KnownDevices } from './known-device.ts';
import { identityProblem } from './problems.ts';
import { webHeaders } from './web-headers.ts';

/** Routes of the identity library that the product does not use are blocked. */
const open = new Set(['/sign-in/email', '/sign-out', '/get-session', '/token', '/jwks']);

function asWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const hasBody = request.method !== 'GET' && request.body !== undefined;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers: webHeaders(request),
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
}

/** The e-mail address of a sign-in attempt; empty for other requests. */
function accountIn(path: string, body: unknown): string {
  const isSignIn = path === '/sign-in/email' && typeof body === 'object' && body !== null;
  return isSignIn && 'email' in body && typeof body.email === 'string' ? body.email : '';
}

/** The fields in which the library takes an address to go on to. */
const addressFields = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'];

/** Whether a browser that follows this address stays on our origin, however it is resolved. */
function isOwnAddress(address: unknown, publicUrl: string): boolean {
  if (typeof address !== 'string' || /[\p{Cc}\\]/u.test(address)) return false;
  const url = URL.parse(address, publicUrl);
  return url !== null && url.origin === publicUrl && !url.pathname.startsWith('//');
}

/** Refused here, since the library writes a refused address into the log. */
function assertOwnAddresses(given: unknown, publicUrl: string): void {
  if (typeof given !== 'object' || given === null) return;
  const addresses = Object.entries(given).filter(([name]) => addressFields.includes(name));
  if (addresses.every(([, address]) => isOwnAddress(address, publicUrl))) return;
  throw refused(refusals['signIn.origin']);
}

interface Parts {
  readonly identity: Identity;
  readonly guard: AccountGuard;
  readonly devices: KnownDevices;
  readonly publicUrl: string;
}

async function answerOf(request: FastifyRequest, path: string, parts: Parts): Promise<Answer> {
  const { identity, guard, devices, publicUrl } = parts;
  const handle = () => identity.handler(asWebRequest(request, publicUrl));
  const email = accountIn(path, request.body);
  if (email === '') return { answer: await handle() };
  const { cookie } = request.headers;
  const attempt = { email, address: request.ip, device: devices.deviceFor(email, cookie) };
  const seconds = await guard.begin(attempt);
  if (seconds > 0) return { secondsToWait: seconds };
  const answer = await handle();
  if (answer.ok) await guard.wasRight(attempt);
  else if (answer.status !== wrongPassword) await guard.wasNoGuess(attempt);
  return { answer, ...(answer.ok && { deviceCookie: devices.remember(email, cookie) }) };
}

type Answer =
  | { readonly secondsToWait: number }
  | { readonly answer: Response; readonly deviceCookie?: string };

const wrongPassword = 401;

/**
 * Mounts the identity library under `/api/auth`. The library checks origins; guessing is slowed
 * down here.
 */
export function serveIdentity(app: FastifyInstance, parts: Parts): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const path = (request.url.split('?')[0] ?? '').slice('/api/auth'.length);
      if (!open.has(path)) throw refused(refusals.notFound);
      assertOwnAddresses(request.body, parts.publicUrl);
      assertOwnAddresses(request.query, parts.publicUrl);
      const answered = await answerOf(request, path, parts);
      if ('secondsToWait' in answered) {
        void reply.header('retry-after', String(answered.secondsToWait));
        throw refused(refusals['signIn.tooMany']);
      }
      const { answer, deviceCookie } = answered;
      void reply.status(answer.status).header('cache-control', 'no-store');
      for (const [name, value] of answer.headers) {
        if (name !== 'content-length' && name !== 'set-cookie') void reply.header(name, value);
      }
      const cookies = answer.headers.getSetCookie();
      if (deviceCookie !== undefined) cookies.push(deviceCookie);
      for (const cookie of cookies) void reply.header('set-cookie', cookie);
      const text = await answer.text();
      if (answer.ok) return reply.send(text);
      const wait = answer.headers.get('x-retry-after');
      if (wait !== null) void reply.header('retry-after', wait);
      return reply
        .type('application/json; charset=utf-8')
        .send(identityProblem(answer.status, text, wait));
    },
  });
}
