import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Database } from '#core/platform/database/open.ts';
import { signInEnd, type Identity } from '#core/platform/identity/open-identity.ts';
import type { ProviderSettings } from '#core/server/provider-settings.ts';
import { checkState, ProviderSignIn } from '#features/people/identity/domain/provider-sign-in.ts';
import { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';
import type { KnownDevices } from './known-device.ts';
import { providerProblem, type ProviderProblem } from './provider-problems.ts';
import { recordLink, recordRefusal, recordSignIn } from './sign-in-log.ts';
import { cookiesForState, nameStateCookies } from './state-cookies.ts';
import { webHeaders } from './web-headers.ts';

interface Parts {
  readonly database: Database;
  readonly identity: Identity;
  readonly devices: KnownDevices;
  readonly publicUrl: string;
  readonly providers: readonly ProviderSettings[];
}

/** By one address: an office signs in behind one. Each leaves a row until it expires. */
const startsPerMinute = { perAddress: { calls: 300, seconds: 60 } };

function bodyOf(request: FastifyRequest): ProviderSignIn {
  const parsed = z.safeParse(ProviderSignIn, request.body);
  if (parsed.success) return parsed.data;
  throw refused(refusals.invalid, { problem: 'it is not the start of a sign-in.' });
}

/** The provider that was named, or the one of the domain of an email address. */
function providerFor(
  { provider: id, email }: ProviderSignIn,
  providers: readonly ProviderSettings[],
): ProviderSettings {
  const domain =
    email
      ?.slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase() ?? '';
  const provider =
    id === undefined
      ? providers.find(({ domains }) => domains?.includes(domain))
      : providers.find((one) => one.id === id);
  if (provider !== undefined) return provider;
  throw id === undefined
    ? refused(providerRefusals['signIn.noProvider'])
    : refused(refusals.notFound);
}

/** Where the browser comes back to: an address of ours, whatever was sent. */
function returnAddress({ attempt, redirect }: ProviderSignIn): string {
  if (attempt !== undefined) return `${signInEnd}?attempt=${attempt}`;
  if (redirect === undefined) return '/signin';
  // The library takes no asterisk in an address.
  return `/signin?${new URLSearchParams({ redirect }).toString().replaceAll('*', '%2A')}`;
}

async function start(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<object> {
  if (parts.providers.length === 0) throw refused(refusals.notFound);
  const body = bodyOf(request);
  const provider = providerFor(body, parts.providers);
  const address = returnAddress(body);
  // Built anew: the library also takes scopes, further parameters and ready-made ID tokens.
  const answer = await parts.identity.handler(
    new Request(new URL('/api/auth/sign-in/social', parts.publicUrl), {
      method: 'POST',
      headers: webHeaders(request),
      body: JSON.stringify({
        provider: provider.id,
        callbackURL: address,
        errorCallbackURL: address,
        disableRedirect: true,
        ...(body.email !== undefined && { loginHint: body.email }),
      }),
    }),
  );
  const text = await answer.text();
  if (answer.status === 403) throw refused(refusals['signIn.origin']);
  if (!answer.ok) {
    request.log.warn({ provider: provider.id }, 'The identity provider cannot be reached.');
    throw refused(providerRefusals['signIn.providerDown']);
  }
  const { url } = JSON.parse(text) as { readonly url: string };
  const state = new URL(url).searchParams.get('state') ?? '';
  const cookies = nameStateCookies(answer.headers.getSetCookie(), state);
  for (const cookie of cookies) void reply.header('set-cookie', cookie);
  return { url };
}

/** The last address: ours, with one of our codes in place of what the provider said. */
function lastAddress(location: string | null, publicUrl: string): URL {
  const end = new URL(signInEnd, publicUrl);
  const url = location === null ? null : URL.parse(location, publicUrl);
  if (url === null || url.origin !== end.origin) return withProblem(end, 'signIn.failed');
  const address = url.pathname === signInEnd || url.pathname === '/signin' ? url : end;
  address.searchParams.delete('error_description');
  const error = url.searchParams.get('error');
  return error === null ? address : withProblem(address, providerProblem(error));
}

function withProblem(url: URL, problem: ProviderProblem): URL {
  url.searchParams.set('error', problem);
  return url;
}

const cookiePairs = (cookies: readonly string[]): string =>
  cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; ');

/** The address of the account that the callback has signed in; null: of none. */
async function signedInEmail(
  cookies: readonly string[],
  { identity }: Parts,
): Promise<string | null> {
  const headers = new Headers({ cookie: cookiePairs(cookies) });
  return (await identity.api.getSession({ headers }))?.user.email ?? null;
}

/** Makes this device known to the account, as a sign-in with a password does, and records it. */
async function welcome(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  arrival: { readonly cookies: readonly string[]; readonly provider: string; readonly at: Date },
): Promise<void> {
  const email = await signedInEmail(arrival.cookies, parts);
  if (email === null) return;
  void reply.header('set-cookie', parts.devices.remember(email, request.headers.cookie));
  await recordLink(parts.database, email, arrival.provider, arrival.at);
  await recordSignIn(parts.database, email, arrival.provider);
}

async function finish(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  provider: string,
): Promise<void> {
  const at = new Date();
  const failed = withProblem(new URL(signInEnd, parts.publicUrl), 'signIn.failed');
  let address = failed;
  try {
    const url = new URL(request.url, parts.publicUrl);
    const state = url.searchParams.get('state') ?? '';
    const headers = webHeaders(request);
    headers.set('cookie', cookiesForState(request.headers.cookie ?? '', state));
    const answer = await parts.identity.handler(new Request(url, { headers }));
    address = lastAddress(answer.headers.get('location'), parts.publicUrl);
    const cookies = nameStateCookies(answer.headers.getSetCookie(), state);
    for (const cookie of cookies) void reply.header('set-cookie', cookie);
    const problem = address.searchParams.get('error');
    if (problem === null) await welcome(request, reply, parts, { cookies, provider, at });
    else await recordRefusal(parts.database, null, provider, problem);
  } catch (error) {
    // The page of the pop-up says so; an answer of ours as JSON would be read by nobody.
    request.log.error({ err: error }, 'The callback of an identity provider failed.');
    address = failed;
  }
  await reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address.pathname + address.search);
}

/** For `outrider sso check`: the code is worth nothing without what that command keeps. */
function showCode(reply: FastifyReply, code: unknown) {
  const text = typeof code === 'string' && /^[\w.~/+=-]{1,4000}$/u.test(code) ? code : 'no code';
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/plain; charset=utf-8')
    .send(`Copy this line into the terminal that waits for it:\n\n${text}\n`);
}

/** Signing in with Google, Microsoft and other OpenID Connect providers. */
export function serveProviders(app: FastifyInstance, parts: Parts): void {
  app.route({
    method: 'POST',
    url: '/api/auth/sign-in/social',
    config: startsPerMinute,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return start(request, reply, parts);
    },
  });
  app.route<{ Params: { provider: string } }>({
    method: 'GET',
    url: '/api/auth/callback/:provider',
    exposeHeadRoute: false,
    config: startsPerMinute,
    handler: async (request, reply) => {
      if (!parts.providers.some(({ id }) => id === request.params.provider)) {
        throw refused(refusals.notFound);
      }
      const { state, code } = request.query as Record<string, unknown>;
      if (typeof state === 'string' && state.startsWith(checkState)) return showCode(reply, code);
      await finish(request, reply, parts, request.params.provider);
      return reply;
    },
  });
}
