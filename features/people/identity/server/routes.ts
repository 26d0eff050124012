import { refusals } from '#core/domain/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '#core/platform/http/refused.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import type { AccountParts } from './account-parts.ts';
import { hasSecondFactor, mayChangeFactors, notifyOfFactors } from './factor-notices.ts';
import { findGuess, signedInAs, type Guess, type GuessParts } from './secret-attempts.ts';
import {
  assertMayAddPasskey,
  assertPasskeyName,
  passkeyRegistration,
  passkeyOptions,
} from './passkey-options.ts';
import { identityProblem, parsedProblem } from './problems.ts';
import { recordRefusal, recordSignIn, recordSignOut, signInMethod } from './sign-in-log.ts';
import { webHeaders } from './web-headers.ts';

/** Routes of the identity library that the product does not use are blocked. */
const open = new Set([
  '/sign-in/email',
  '/sign-out',
  '/get-session',
  '/token',
  '/jwks',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  passkeyOptions,
  passkeyRegistration,
  '/passkey/generate-authenticate-options',
  '/passkey/verify-authentication',
]);

/** A hosted identity service takes the place of passwords, second factors and passkeys. */
const openBesideHosted = new Set(['/sign-out', '/get-session', '/token', '/jwks']);

function asWebRequest(request: FastifyRequest, path: string, publicUrl: string): Request {
  // Ours takes a password first, so it is a POST.
  const method = path === passkeyOptions ? 'GET' : request.method;
  const hasBody = method !== 'GET' && request.body !== undefined;
  return new Request(new URL(request.url, publicUrl), {
    method,
    headers: webHeaders(request),
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
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
function assertOwnAddresses(body: unknown, publicUrl: string): void {
  if (typeof body !== 'object' || body === null) return;
  const addresses = Object.entries(body).filter(([name]) => addressFields.includes(name));
  if (addresses.every(([, address]) => isOwnAddress(address, publicUrl))) return;
  throw refused(refusals['signIn.origin']);
}

interface Parts extends AccountParts, GuessParts {}

/** Handles a request that could be a guess: counted before its secret is checked. */
async function answerGuess(
  guess: Guess | null,
  path: string,
  { guard, database }: Parts,
  handle: () => Promise<Response>,
): Promise<Answer> {
  const method = signInMethod(path);
  if (guess === null) {
    const answer = await handle();
    // A passkey that is not accepted names nobody.
    if (method === 'passkey' && !answer.ok) await recordRefusal(database, null, method, 'refused');
    return { answer };
  }
  const { attempt, wrong } = guess;
  const seconds = await guard.begin(attempt);
  if (seconds > 0) return { secondsToWait: seconds };
  if (!(await guess.claim())) throw refused(identityRefusals['secondFactor.wrong']);
  const answer = await handle();
  if (answer.ok) {
    await guard.wasRight(attempt);
    return { answer };
  }
  await guess.release();
  const { code } = parsedProblem(await answer.clone().text());
  if (!wrong.includes(String(code))) await guard.wasNoGuess(attempt);
  if (method !== null && guess.account !== null) {
    await recordRefusal(database, guess.account, method, String(code ?? answer.status));
  }
  return { answer };
}

type Answer = { readonly secondsToWait: number } | { readonly answer: Response };

/** The email address of whom an answer has signed in on this device; null while a code is asked. */
async function signedInEmail(path: string, answer: Response): Promise<string | null> {
  if (!answer.ok || signInMethod(path) === null) return null;
  const body = (await answer.clone().json()) as { readonly user?: { readonly email?: unknown } };
  return typeof body.user?.email === 'string' ? body.user.email : null;
}

/**
 * The library takes a session that it cannot read for none, and whoever is told so is signed out.
 * @throws the failure of the database, or that it was away a moment ago
 */
async function assertNoSession({ headers }: FastifyRequest, { identity }: Parts): Promise<void> {
  if (headers.cookie === undefined) return;
  const session = await identity.api.getSession({
    headers: new Headers({ cookie: headers.cookie }),
  });
  if (session !== null) throw refused(refusals.unavailable);
}

/** Handles a request that may change the factors of whoever is signed in, and tells them. */
async function answerOf(request: FastifyRequest, path: string, parts: Parts): Promise<Answer> {
  const { identity, database, publicUrl } = { ...parts, ...parts.settings };
  const handle = async () => {
    const answer = await identity.handler(asWebRequest(request, path, publicUrl));
    if (path === '/token' && answer.status === 401) await assertNoSession(request, parts);
    // The library takes a passkey that it cannot read for a fault of its own.
    if (path !== passkeyRegistration || answer.status < 500) return answer;
    throw refused(identityRefusals['passkey.failed']);
  };
  if (path === passkeyOptions) await assertMayAddPasskey(request, parts);
  if (path === passkeyRegistration) assertPasskeyName(request.body);
  const authId = mayChangeFactors(path) ? await signedInAs(request, parts) : null;
  const leaving = path === '/sign-out' ? await signedInAs(request, parts) : null;
  const before = authId === null ? null : await hasSecondFactor(database, authId);
  const answered = await answerGuess(
    ...([await findGuess(request, path, parts), path, parts, handle] as const),
  );
  if (leaving !== null && 'answer' in answered && answered.answer.ok) {
    await recordSignOut(database, leaving);
  }
  if (authId !== null && 'answer' in answered && answered.answer.ok) {
    await notifyOfFactors(database, parts, path, authId, before === true);
  }
  return answered;
}

/**
 * Mounts the identity library under `/api/auth`. The library checks origins; guessing is slowed
 * down here.
 */
export function serveIdentity(app: FastifyInstance, parts: Parts): void {
  const isOpen = parts.settings.hostedIdentity === null ? open : openBesideHosted;
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const path = (request.url.split('?')[0] ?? '').slice('/api/auth'.length);
      if (!isOpen.has(path)) throw refused(refusals.notFound);
      if (path === passkeyOptions && request.method !== 'POST') throw refused(refusals.notFound);
      assertOwnAddresses(request.body, parts.settings.publicUrl);
      assertOwnAddresses(request.query, parts.settings.publicUrl);
      const answered = await answerOf(request, path, parts);
      if ('secondsToWait' in answered) {
        void reply.header('retry-after', String(answered.secondsToWait));
        throw refused(refusals['signIn.tooMany']);
      }
      const { answer } = answered;
      void reply.status(answer.status).header('cache-control', 'no-store');
      for (const [name, value] of answer.headers) {
        if (name !== 'content-length' && name !== 'set-cookie') void reply.header(name, value);
      }
      const cookies = answer.headers.getSetCookie();
      const email = await signedInEmail(path, answer);
      if (email !== null) {
        cookies.push(parts.devices.remember(email, request.headers.cookie));
        await recordSignIn(parts.database, email, signInMethod(path) ?? path);
      }
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
