import type { FastifyInstance } from 'fastify';
import { clientOf, inject, someAddress, type Client, type Reply } from './client.ts';

export interface SignedIn extends Client {
  readonly email: string;
  readonly authId: string;
  /** The bearer token that every call of this client carries. */
  readonly token: string;
  /** The session cookie, as a browser would send it. */
  readonly cookie: string;
}

/** The Cookie header for the cookies that were set. */
export const cookiesIn = (headers: readonly string[]): string =>
  headers.map((cookie) => cookie.split(';')[0] ?? '').join('; ');
export const cookieHeader = (reply: Reply): string => cookiesIn(reply.cookies);

export const requestSignIn = (
  app: FastifyInstance,
  origin: string,
  credentials: unknown,
  remoteAddress: string = someAddress(),
  cookie?: string,
): Promise<Reply> =>
  inject(app, {
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
    payload: JSON.stringify(credentials),
    remoteAddress,
  });

/** Signs in as the web app does: a password for a session cookie, the cookie for a bearer token. */
export async function signInWith(
  app: FastifyInstance,
  origin: string,
  email: string,
  password: string,
): Promise<SignedIn> {
  const reply = await requestSignIn(app, origin, { email, password });
  if (reply.status !== 200) throw new Error(`Signing in as ${email}: ${reply.text}`);
  const { user } = reply.body as { user: { id: string } };
  const cookie = cookieHeader(reply);
  const exchanged = await inject(app, {
    method: 'GET',
    url: '/api/auth/token',
    headers: { cookie },
  });
  const { token } = exchanged.body as { token: string };
  return {
    ...clientOf(app, { authorization: `Bearer ${token}` }),
    email,
    authId: user.id,
    token,
    cookie,
  };
}

/** Signs out as the web app does: with the cookie, from the same origin. */
export const signOut = (
  { app, settings }: { app: FastifyInstance; settings: { publicUrl: string } },
  { cookie }: Pick<SignedIn, 'cookie'>,
): Promise<Reply> =>
  inject(app, {
    method: 'POST',
    url: '/api/auth/sign-out',
    headers: { cookie, origin: settings.publicUrl, 'content-type': 'application/json' },
    payload: '{}',
  });
