import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword, demoPasswordHash } from '#features/people/identity/domain/demo-accounts.ts';
import { verifyPassword } from '#core/platform/identity/password.ts';
import { countHashes } from '#features/people/identity/tests/counted-hashes.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { authSessions, signInFailures } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { inject } from '#core/tests/client.ts';
import { cookieHeader, requestSignIn, signOut } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const { publicUrl } = server.settings;
const email = 'owner@skf.example';
const sound = { email, password: demoPassword };

const signIn = (credentials: unknown, origin: string = publicUrl, address?: string) =>
  requestSignIn(server.app, origin, credentials, address);
const signedIn = await server.signIn(email);
// Resets the counters of wrong passwords.
beforeEach(() => db.delete(signInFailures));
const sessions = async () => (await db.select().from(authSessions)).length;

describe('a wrong password and an unknown address', () => {
  test('get the same answer, in the shape of every problem', async () => {
    const wrong = await signIn({ email, password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@skf.example', password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.body).toEqual({
      error: refusalText(refusals['signIn.wrong']),
      code: 'signIn.wrong',
      details: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    });
    expect(unknown.cookies).toEqual([]);
  });

  test('take the same work: one password is hashed, which is nearly all of it', async () => {
    const hashesFor = (address: string) =>
      countHashes(() => signIn({ email: address, password: 'not the password' }));
    expect(await hashesFor(email)).toBe(1);
    expect(await hashesFor('nobody@skf.example')).toBe(1);
  });

  test('create no session', async () => {
    const before = await sessions();
    await signIn({ email, password: 'not the password' });
    expect(await sessions()).toBe(before);
  });
});

describe('signing in', () => {
  test('ignores the case of the address, but not of the password', async () => {
    expect((await signIn({ email: 'OWNER@SKF.example', password: demoPassword })).status).toBe(200);
    expect((await signIn({ email, password: demoPassword.toUpperCase() })).status).toBe(401);
    expect((await signIn({ email, password: `${demoPassword} ` })).status).toBe(401);
    expect((await signIn({ email, password: `${demoPassword}\u0000` })).status).toBe(401);
  });

  test.each([
    [{ email: 'nobody', password: 'x' }, 400, 'signIn.invalidEmail'],
    [{ email, password: ['x'] }, 400, 'invalid'],
    [{ email: { $ne: null }, password: { $ne: null } }, 400, 'invalid'],
    [{}, 400, 'invalid'],
    [[], 400, 'invalid'],
    [null, 400, 'invalid'],
  ])('with %j is refused with the reason', async (credentials, status, code) => {
    expect(await signIn(credentials)).toMatchObject({ status, body: { code, error: /./u } });
  });

  test('sets cookies that are HttpOnly and SameSite: the session and the device', async () => {
    const { cookies } = await signIn(sound);
    expect(cookies).toHaveLength(2);
    const [session = '', device = ''] = cookies;
    expect(session).toMatch(/^outrider\.session_token=[^;]+; .*HttpOnly/u);
    expect(session).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
    expect(device).toMatch(/^outrider\.device=[^;]+; .*Path=\/api\/auth; HttpOnly/u);
    for (const cookie of cookies) {
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).not.toContain('Domain');
    }
  });

  test('sends no secret in a header readable by scripts', async () => {
    const { headers } = await signIn(sound);
    expect(Object.keys(headers).filter((name) => /token|jwt|authorization/iu.test(name))).toEqual(
      [],
    );
  });

  test('is never cached', async () => {
    expect((await signIn(sound)).headers['cache-control']).toBe('no-store');
  });

  test('is refused to deactivated users, only after the password was right', async () => {
    const is = (isActive: boolean) =>
      db.update(users).set({ isActive }).where(eq(users.email, email));
    await is(false);
    const before = await sessions();
    const right = await signIn(sound);
    const wrong = await signIn({ email, password: 'not the password' });
    await is(true);
    expect(right).toMatchObject({ status: 403, body: { code: 'signIn.disabled' } });
    expect(right.cookies).toEqual([]);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'signIn.wrong' } });
    expect(await sessions()).toBe(before);
    expect((await signIn(sound)).status).toBe(200);
  });

  test('works ten times concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(sound)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(replies.map(cookieHeader)).size).toBe(10);
  });
});

describe('another site', () => {
  test.each([
    'https://evil.example',
    'null',
    `${publicUrl}.evil.example`,
    'https://localhost.evil.example',
  ])('%s cannot sign users in or out', async (origin) => {
    const before = await sessions();
    const reply = await signIn(sound, origin);
    expect(reply).toMatchObject({ status: 403, body: { code: 'signIn.origin', error: /./u } });
    expect(await sessions()).toBe(before);
    const { cookie } = signedIn;
    const out = await inject(server.app, {
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { cookie, origin, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(out.status).toBe(403);
    expect(await sessions()).toBe(before);
  });

  test('cannot sign users out without an origin', async () => {
    const { cookie } = await server.signIn(email);
    const reply = await inject(server.app, {
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { cookie, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(reply.status).toBe(403);
  });

  test('cannot be the target of a redirect', async () => {
    const addresses = ['https://evil.example', '//evil.example', '/\\evil.example'];
    for (const callbackURL of [...addresses, '/.//evil.example', '/%2e//evil.example', 7]) {
      expect((await signIn({ ...sound, callbackURL })).status).toBe(403);
    }
    expect((await signIn({ ...sound, callbackURL: '/projects' })).status).toBe(200);
  });

  test('is not allowed to read responses', async () => {
    const reply = await inject(server.app, {
      method: 'GET',
      url: '/api/auth/get-session',
      headers: { origin: 'https://evil.example' },
    });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the session', () => {
  test('is exchanged for a token only with its cookie', async () => {
    const person = await server.signIn(email);
    const token = (headers: Record<string, string>) =>
      inject(server.app, { method: 'GET', url: '/api/auth/token', headers });
    expect((await token({ cookie: person.cookie })).status).toBe(200);
    const [name = '', value = ''] = (person.cookie.split(';')[0] ?? '').split('=');
    const unsigned = decodeURIComponent(value).split('.')[0] ?? '';
    for (const headers of [
      {},
      { authorization: `Bearer ${person.token}` },
      { authorization: `Bearer ${decodeURIComponent(value)}` },
      { authorization: `Bearer ${unsigned}` },
      { cookie: `${name}=${unsigned}` },
      { cookie: `${name}=${value.slice(0, -8)}AAAAAAAA` },
    ]) {
      const reply = await token(headers as Record<string, string>);
      expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  test('of somebody who was deactivated since gives no token', async () => {
    const person = await server.signInAgain('developer@skf.example');
    const active = (isActive: boolean) =>
      db.update(users).set({ isActive }).where(eq(users.email, person.email));
    await active(false);
    const { cookie } = person;
    const reply = await inject(server.app, {
      method: 'GET',
      url: '/api/auth/token',
      headers: { cookie },
    });
    await active(true);
    expect(reply).toMatchObject({ status: 403, body: { code: 'signIn.disabled' } });
  });

  test('ends on sign-out: its cookie gets no new token', async () => {
    const person = await server.signInAgain(email);
    const reply = await signOut(server, person);
    expect(reply.status).toBe(200);
    expect(reply.cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
    const { cookie } = person;
    const again = await inject(server.app, {
      method: 'GET',
      url: '/api/auth/token',
      headers: { cookie },
    });
    expect(again.status).toBe(401);
    const session = await inject(server.app, {
      method: 'GET' as const,
      url: '/api/auth/get-session',
      headers: { cookie },
    });
    expect(session.text).toBe('null');
  });

  test('is new for each sign-in, whatever cookie was sent', async () => {
    const { cookie } = await server.signIn(email);
    const reply = await inject(server.app, {
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { cookie, origin: publicUrl, 'content-type': 'application/json' },
      payload: JSON.stringify(sound),
    });
    expect(reply.status).toBe(200);
    expect(cookieHeader(reply)).not.toBe(cookie);
  });
});

describe('other routes of the library', () => {
  test.each([
    ['POST', '/sign-up/email'],
    ['POST', '/update-user'],
    ['POST', '/change-email'],
    ['POST', '/delete-user'],
    ['POST', '/sign-in/social'],
    ['POST', '/request-password-reset'],
    ['GET', '/list-sessions'],
    ['GET', '/error'],
    ['GET', '/ok'],
    ['GET', '/token/'],
    ['GET', '/%74oken'],
    ['GET', '//token'],
  ] as const)('%s %s is closed', async (method, path) => {
    const { cookie } = await server.signIn(email);
    const reply = await inject(server.app, {
      method,
      url: `/api/auth${path}`,
      headers: { cookie, origin: publicUrl, 'content-type': 'application/json' },
      ...(method === 'POST' && {
        payload: JSON.stringify({ ...sound, name: 'x', image: 'javascript:x' }),
      }),
    });
    expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });
});

test('the published password of the demonstration is the one that is stored', async () => {
  expect(await verifyPassword(demoPasswordHash, demoPassword)).toBe(true);
});
