import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { inject, someAddress, type Reply } from './client.ts';
import type { ForgingProvider } from './forged-token-provider.ts';
import { cookiesIn } from './sign-in.ts';

interface Server {
  readonly app: FastifyInstance;
  readonly settings: { readonly publicUrl: string };
}

/** A sign-in that has begun: what the browser holds, and what the provider was sent. */
export interface Started {
  readonly url: URL;
  readonly state: string;
  readonly nonce: string;
  readonly cookie: string;
}

export const requestStart = (
  { app, settings }: Server,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> =>
  inject(app, {
    method: 'POST',
    url: '/api/auth/sign-in/social',
    headers: { origin: settings.publicUrl, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
    remoteAddress: someAddress(),
  });

export const attempt = 'attempt-of-a-test-0001';

export async function startSignIn(
  server: Server,
  body: object = { provider: 'google', attempt },
): Promise<Started> {
  const reply = await requestStart(server, body);
  if (reply.status !== 200) throw new Error(`Starting to sign in: ${reply.status} ${reply.text}`);
  const url = new URL((reply.body as { url: string }).url);
  return {
    url,
    state: url.searchParams.get('state') ?? '',
    nonce: url.searchParams.get('nonce') ?? '',
    cookie: cookiesIn(reply.cookies),
  };
}

/** The end of a sign-in: the address that the browser is sent to, and its cookies. */
export interface Ended {
  readonly reply: Reply;
  readonly path: string;
  readonly error: string | null;
  /** The Cookie header with the session; empty without one. */
  readonly cookie: string;
}

export async function callBack(
  { app, settings }: Server,
  query: Readonly<Record<string, string>> | string,
  cookie = '',
  provider = 'google',
): Promise<Ended> {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  const reply = await inject(app, {
    method: 'GET',
    url: `/api/auth/callback/${provider}?${search}`,
    headers: cookie === '' ? {} : { cookie },
    remoteAddress: someAddress(),
  });
  const url = new URL(String(reply.headers['location'] ?? '/none'), settings.publicUrl);
  const session = reply.cookies.filter((one) => /session_token=[^;]/u.test(one));
  return {
    reply,
    path: url.pathname,
    error: url.searchParams.get('error'),
    cookie: cookiesIn(session),
  };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Signs in with a person whom the forging provider vouches for, and with whatever else it says. */
export async function arrive(
  server: Server,
  provider: ForgingProvider,
  person: JWTPayload,
  via = 'google',
): Promise<Ended> {
  const { state, nonce, cookie, url } = await startSignIn(server, { provider: via, attempt });
  provider.answerWith(({ issuer }) =>
    provider.sign({
      iss: issuer,
      aud: url.searchParams.get('client_id') ?? '',
      iat: nowSeconds(),
      exp: nowSeconds() + 3600,
      nonce,
      ...person,
    }),
  );
  return callBack(server, { code: 'code', state }, cookie, via);
}

/** Who is signed in with these cookies. */
export async function whoIs(
  { app }: Server,
  { cookie }: Pick<Ended, 'cookie'>,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const reply = await inject(app, {
    method: 'GET',
    url: '/api/auth/get-session',
    headers: { cookie },
  });
  return (reply.body as { user: { id: string; email: string } } | null)?.user ?? null;
}
