import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { BrowserContext } from '@playwright/test';
import { address } from './address.ts';

/** What a test in the browser cannot do there: the session cookie is hidden from its scripts. */

const sessions = new Map<string, Promise<string>>();

async function fetchSession(email: string, password: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password }),
  });
  const [cookie = ''] = reply.headers.getSetCookie();
  if (!reply.ok) throw new Error(`${email} cannot sign in: ${reply.status} ${await reply.text()}`);
  return cookie.split(';')[0] ?? '';
}

/** One session a person and run: the server allows twenty sign-ins a minute. */
function sessionOf(email: string, password: string): Promise<string> {
  const session = sessions.get(email) ?? fetchSession(email, password);
  sessions.set(email, session);
  return session;
}

/** By person, the end of the last test that is signed in as them, or waits to be. */
const ends = new Map<string, Promise<void>>();

const leaves = new WeakMap<BrowserContext, () => void>();

function leave(context: BrowserContext): void {
  leaves.get(context)?.();
  leaves.delete(context);
}

/**
 * Files run side by side, and what a person chose follows them to every page: one test at a time is signed
 * in as somebody.
 */
async function enter(context: BrowserContext, email: string): Promise<void> {
  leave(context);
  const before = ends.get(email);
  const { promise, resolve } = Promise.withResolvers<void>();
  ends.set(email, promise);
  leaves.set(context, resolve);
  await before;
}

/** Gives the browser the session of a person. */
const signIn = defineBrowserCommand<[email: string, password: string]>(
  async ({ context }, email, password) => {
    await enter(context, email);
    const [name = '', value = ''] = (await sessionOf(email, password)).split(/=(.*)/u);
    await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Lax' }]);
  },
);

/** Makes the browser a visitor's. */
const forgetSession = defineBrowserCommand<[]>(async ({ context }) => {
  await context.clearCookies();
  leave(context);
});

const tokens = new Map<string, string>();

const second = 1000;

/** Whether less than half of its life is over: no call comes late with it. */
function isFresh(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { iat, exp } = claims as { iat: number; exp: number };
  return Date.now() < ((iat + exp) / 2) * second;
}

async function fetchToken(cookie: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/token`, { headers: { cookie } });
  const { token } = (await reply.json()) as { token: string };
  return token;
}

/** A token of a person for calls of the API, whoever the browser belongs to. */
const tokenOf = defineBrowserCommand<[email: string, password: string]>(
  async (_, email, password) => {
    const last = tokens.get(email);
    if (last !== undefined && isFresh(last)) return last;
    const token = await fetchToken(await sessionOf(email, password));
    tokens.set(email, token);
    return token;
  },
);

export const commands = { signIn, forgetSession, tokenOf };
