import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { authSessions, authUsers } from '#core/server/tables/identity.ts';
import { openForgingProvider, type TokenAnswer } from '#core/tests/forged-token-provider.ts';
import {
  arrive,
  attempt,
  callBack,
  requestStart,
  startSignIn,
  whoIs,
} from '#core/tests/provider-sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** Section "Attacks": each is refused or harmless, and none is an error of the server. */

const provider = await openForgingProvider();
afterAll(() => provider.close());
const server = await openTestServer({
  demonstration: true,
  environment: {
    AUTH_EMULATOR_URL: provider.url,
    OIDC_COMPANY_ISSUER: `${provider.url}/company`,
    OIDC_COMPANY_CLIENT_ID: 'outrider',
    OIDC_COMPANY_CLIENT_SECRET: 'hidden',
    OIDC_COMPANY_DOMAINS: 'skf.example',
  },
});
const { db } = server.database;
const owner = await server.signIn('owner@skf.example');
const now = () => Math.floor(Date.now() / 1000);
const minute = 60;
const person = { sub: 'elin', email: 'owner@skf.example', email_verified: true, name: 'Elin' };

interface Asked {
  readonly issuer: string;
  readonly audience: string;
  readonly nonce: string;
}
const claimsFor = ({ issuer, audience, nonce }: Asked): JWTPayload => ({
  iss: issuer,
  aud: audience,
  nonce,
  iat: now(),
  exp: now() + 60 * minute,
  ...person,
});

const counts = async () => ({
  users: (await db.select().from(authUsers)).length,
  sessions: (await db.select().from(authSessions)).length,
});

/** Signs in with whatever the token endpoint answers. */
async function forge(answer: (request: Asked) => TokenAnswer | Promise<TokenAnswer>) {
  const { state, nonce, cookie, url } = await startSignIn(server);
  const audience = url.searchParams.get('client_id') ?? '';
  provider.answerWith(({ issuer }) => answer({ issuer, audience, nonce }));
  return callBack(server, { code: 'code', state }, cookie);
}

beforeEach(() => provider.setDown(false));

const signed = (change: (claims: JWTPayload, request: Asked) => JWTPayload) => (request: Asked) =>
  provider.sign(change(claimsFor(request), request));
const without = (name: string) =>
  signed((claims) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)));

describe('an ID token', () => {
  test('that is true signs in', async () => {
    const ended = await forge(signed((claims) => claims));
    expect(ended).toMatchObject({ path: '/auth/done.html', error: null });
    expect(await whoIs(server, ended)).toMatchObject({ id: owner.authId });
  });

  const invalid = 'signIn.providerAnswer';
  test.each<[string, (request: Asked) => TokenAnswer | Promise<TokenAnswer>, string]>([
    ['of another issuer', signed((c) => ({ ...c, iss: 'https://evil.example' })), invalid],
    ['of another of our issuers', signed((c) => ({ ...c, iss: `${provider.url}/x` })), invalid],
    ['without an issuer', without('iss'), invalid],
    ['without a signature', (request) => new UnsecuredJWT(claimsFor(request)).encode(), invalid],
    [
      'signed with our client secret',
      (request) =>
        new SignJWT(claimsFor(request))
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(new TextEncoder().encode('only-for-the-local-identity-provider')),
      invalid,
    ],
    [
      'signed with the public key as a secret',
      (request) =>
        new SignJWT(claimsFor(request))
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(new TextEncoder().encode(JSON.stringify(provider.publicJwk))),
      invalid,
    ],
    [
      'signed by a stranger',
      (request) => provider.sign(claimsFor(request), { asStranger: true }),
      invalid,
    ],
    ['of an unknown key', (request) => provider.sign(claimsFor(request), { kid: 'two' }), invalid],
    ['that has expired', signed((c) => ({ ...c, exp: now() - 6 * minute })), invalid],
    ['of a clock 4 minutes slow', signed((c) => ({ ...c, exp: now() - 4 * minute })), invalid],
    [
      'of a clock 4 minutes fast',
      signed((c) => ({ ...c, iat: now() + 4 * minute, nbf: now() + 4 * minute })),
      invalid,
    ],
    [
      'of a clock 6 minutes fast',
      signed((c) => ({ ...c, iat: now() + 6 * minute, nbf: now() + 6 * minute })),
      invalid,
    ],
    ['without an end', without('exp'), invalid],
    ['for another audience', signed((c) => ({ ...c, aud: 'another' })), invalid],
    ['without an audience', without('aud'), invalid],
    ['without a nonce', without('nonce'), invalid],
    ['with another nonce', signed((c) => ({ ...c, nonce: 'x'.repeat(32) })), invalid],
    ['with a nonce as a list', signed((c, { nonce }) => ({ ...c, nonce: [nonce] })), invalid],
    ['without a subject', without('sub'), invalid],
    ['that is none', () => 'nonsense', invalid],
    ['of three empty parts', () => '..', invalid],
    ['that is missing', () => ({ status: 200, body: '{"access_token":"a"}' }), invalid],
    ['in an answer that breaks off', () => ({ status: 200, body: '{"id_token":' }), invalid],
    ['refused by the provider', () => ({ status: 400, body: '{"error":"x"}' }), invalid],
    ['where the provider fails', () => ({ status: 500, body: 'oops' }), invalid],
    [
      'with an address as a list',
      signed((c) => ({ ...c, email: [person.email] })),
      'signIn.noEmail',
    ],
    [
      'with two addresses',
      signed((c) => ({ ...c, email: 'a@b.example,c@skf.example' })),
      'signIn.noEmail',
    ],
    [
      'with NUL in the address',
      signed((c) => ({ ...c, email: 'x\0@skf.example' })),
      'signIn.noEmail',
    ],
    [
      'with a line in the address',
      signed((c) => ({ ...c, email: 'x@skf.example\nbcc' })),
      'signIn.noEmail',
    ],
    [
      'with a long address',
      signed((c) => ({ ...c, email: `${'x'.repeat(300)}@skf.example` })),
      'signIn.noEmail',
    ],
  ])('%s is refused', async (_, answer, error) => {
    const before = await counts();
    const ended = await forge(answer);
    expect(ended).toMatchObject({ path: '/auth/done.html', error, cookie: '' });
    expect(ended.reply.status).toBe(302);
    expect(await counts()).toEqual(before);
  });

  test('of 1 MB is harmless, and none of it is kept', async () => {
    const name = 'x'.repeat(1024 * 1024);
    const ended = await forge(
      signed((claims) => ({
        ...claims,
        sub: 'large',
        email: 'large@skf.example',
        name,
        picture: 'javascript:alert(1)',
      })),
    );
    expect(ended.reply.status).toBe(302);
    const large = await db.select().from(authUsers);
    expect(large.every((one) => one.name.length <= 200 && one.image === null)).toBe(true);
  });

  test('that the page sends by itself is not taken', async () => {
    const idToken = { token: 'x'.repeat(500_000) };
    const reply = await requestStart(server, { provider: 'google', attempt, idToken });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    const large = { token: 'x'.repeat(1024 * 1024) };
    const refusedByLength = await requestStart(server, { provider: 'google', idToken: large });
    expect(refusedByLength.status).toBe(413);
  });
});

describe('the state', () => {
  const expired = { path: '/auth/done.html', error: 'signIn.expired', cookie: '' };

  test('of a sign-in that was begun elsewhere is refused, with and without a state of one’s own', async () => {
    const attacker = await startSignIn(server);
    const victim = await startSignIn(server);
    provider.answerWith(() => provider.sign({}));
    const query = { code: 'code', state: attacker.state };
    expect(await callBack(server, query, victim.cookie)).toMatchObject(expired);
    const again = await startSignIn(server);
    expect(await callBack(server, { code: 'code', state: again.state })).toMatchObject(expired);
  });

  test.each([
    'code=code',
    'code=code&state=',
    'code=code&state=unknown',
    'code=code&state=a&state=b',
    'code=code&state=%00',
    `code=code&state=${'x'.repeat(5000)}`,
    'state[]=a',
    '',
  ])('%j is refused', async (query) => {
    const { cookie } = await startSignIn(server);
    const ended = await callBack(server, query, cookie);
    expect(ended.reply.status).toBe(302);
    expect(ended).toMatchObject({ path: '/auth/done.html', cookie: '' });
    expect(ended.error).toMatch(/^signIn\.(?:expired|failed)$/u);
  });

  test('is used once: a code that is replayed with it is refused', async () => {
    const { state, nonce, cookie, url } = await startSignIn(server);
    const audience = url.searchParams.get('client_id') ?? '';
    provider.answerWith(({ issuer }) => provider.sign(claimsFor({ issuer, audience, nonce })));
    const query = { code: 'code', state };
    expect(await callBack(server, query, cookie)).toMatchObject({ error: null });
    expect(await callBack(server, query, cookie)).toMatchObject(expired);
  });

  test('of two tabs of one browser end as they were begun, whichever comes first', async () => {
    const [first, second] = [await startSignIn(server), await startSignIn(server)];
    const browser = `${first.cookie}; ${second.cookie}`;
    for (const { state, nonce, url } of [first, second]) {
      const audience = url.searchParams.get('client_id') ?? '';
      provider.answerWith(({ issuer }) => provider.sign(claimsFor({ issuer, audience, nonce })));
      const ended = await callBack(server, { code: 'code', state }, browser);
      expect([ended.error, ended.cookie === '']).toEqual([null, false]);
    }
  });

  test('and the token of another sign-in do not go together', async () => {
    const first = await startSignIn(server);
    const second = await startSignIn(server);
    const audience = first.url.searchParams.get('client_id') ?? '';
    provider.answerWith(({ issuer }) =>
      provider.sign(claimsFor({ issuer, audience, nonce: first.nonce })),
    );
    const ended = await callBack(server, { code: 'code', state: second.state }, second.cookie);
    expect(ended).toMatchObject({ error: 'signIn.providerAnswer', cookie: '' });
  });

  test('of one provider does not end at another, which would learn of the code', async () => {
    const { state, cookie, nonce } = await startSignIn(server);
    provider.answerWith(() =>
      provider.sign(claimsFor({ issuer: `${provider.url}/google`, audience: 'outrider', nonce })),
    );
    const ended = await callBack(server, { code: 'code', state }, cookie, 'company');
    expect(ended).toMatchObject({ cookie: '' });
    expect(ended.error).toBe('signIn.providerAnswer');
  });

  test('comes back from the issuer that was asked, where it names itself', async () => {
    const { state, cookie } = await startSignIn(server);
    const query = { code: 'code', state, iss: 'https://evil.example' };
    expect(await callBack(server, query, cookie)).toMatchObject({
      error: 'signIn.providerAnswer',
      cookie: '',
    });
  });

  test('carries a proof key that no page knows', async () => {
    const { url } = await startSignIn(server);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/u);
  });
});

describe('what a provider sends back', () => {
  test.each([
    ['access_denied', 'signIn.canceled'],
    ['temporarily_unavailable', 'signIn.providerDown'],
    ['<script>alert(1)</script>', 'signIn.failed'],
    ['signIn.wrong', 'signIn.failed'],
    ['__proto__', 'signIn.failed'],
  ])('as error %j is shown as %s, without a word of its own', async (error, code) => {
    const { state, cookie } = await startSignIn(server);
    const query = { error, error_description: 'Call 555-0100 to sign in', state };
    const ended = await callBack(server, query, cookie);
    expect(ended).toMatchObject({ error: code, cookie: '' });
    expect(String(ended.reply.headers['location'])).not.toContain('555');
  });
});

describe('fixation', () => {
  test('a session that was there before is not the one that is signed in', async () => {
    const { state, nonce, cookie, url } = await startSignIn(server);
    const planted = await server.signInAgain('member@norrland.example');
    const audience = url.searchParams.get('client_id') ?? '';
    provider.answerWith(({ issuer }) => provider.sign(claimsFor({ issuer, audience, nonce })));
    const both = `${planted.cookie}; ${cookie}`;
    const ended = await callBack(server, { code: 'code', state }, both);
    expect(ended.cookie).not.toBe('');
    expect(planted.cookie).not.toContain(ended.cookie);
    expect(await whoIs(server, ended)).toMatchObject({ id: owner.authId });
    expect(await whoIs(server, planted)).toMatchObject({ email: 'member@norrland.example' });
  });

  test('the cookies of a sign-in are closed to scripts and other sites', async () => {
    const ended = await arrive(server, provider, person);
    expect(ended.reply.cookies.some((one) => one.startsWith('outrider.device='))).toBe(true);
    for (const cookie of ended.reply.cookies.filter((one) => !one.includes('Max-Age=0'))) {
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
    }
    expect(ended.reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(String(ended.reply.headers['location'])).toBe(`/auth/done.html?attempt=${attempt}`);
  });
});
