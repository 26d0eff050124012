import { createPublicKey } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { authAccounts, authSessions } from '#core/server/tables/identity.ts';
import { openForgingProvider } from '#core/tests/forged-token-provider.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** A Firebase-compatible service in place of the built-in sign-in; its tokens are signed by a local key. */

const provider = await openForgingProvider();
afterAll(() => provider.close());
const project = 'outrider-test';
const server = await openTestServer({
  demonstration: true,
  environment: {
    HOSTED_IDENTITY_PROJECT: project,
    HOSTED_IDENTITY_API_KEY: 'key',
    HOSTED_IDENTITY_KEYS_URL: `${provider.url}/company/keys`,
  },
});
const { db } = server.database;
const minute = 60;
const now = () => Math.floor(Date.now() / 1000);
const claims = (change: JWTPayload = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'elin',
  iat: now(),
  exp: now() + 60 * minute,
  auth_time: now(),
  email: 'owner@skf.example',
  email_verified: true,
  name: 'Elin Lund',
  ...change,
});

async function signIn(idToken: unknown, origin = server.settings.publicUrl) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/hosted',
    payload: { idToken },
    headers: { origin },
  });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return { status: answer.statusCode, body: answer.json<unknown>(), cookie: cookies.join('; ') };
}
const get = (url: string, cookie: string) =>
  server.app.inject({ method: 'GET', url, headers: { cookie } });

beforeEach(() => provider.setDown(false));

test('a verified person of this installation gets a session, and keeps their account', async () => {
  const { status, body, cookie } = await signIn(await provider.sign(claims()));
  expect([status, body]).toMatchObject([200, { user: { email: 'owner@skf.example' } }]);
  const token = (await get('/api/auth/token', cookie)).json<{ token: string }>();
  const me = await server.app.inject({
    method: 'GET',
    url: '/api/opportunities?limit=1',
    headers: { authorization: `Bearer ${token.token}` },
  });
  expect(me.statusCode).toBe(200);
  const accounts = await db.select().from(authAccounts);
  const hosted = accounts.filter(({ providerId }) => providerId === 'hosted');
  expect(hosted.map(({ accountId }) => accountId)).toEqual([
    `https://securetoken.google.com/${project} elin`,
  ]);
  // Their address has changed there: they stay who they are here.
  const moved = await signIn(await provider.sign(claims({ email: 'else@skf.example' })));
  expect(moved.body).toMatchObject({ user: { email: 'owner@skf.example' } });
});

test('whom the rules of providers refuse stays outside', async () => {
  const of = async (change: JWTPayload) => signIn(await provider.sign(claims(change)));
  const stranger = await of({ sub: 's', email: 'stranger@nowhere.example' });
  expect(stranger).toMatchObject({ status: 403, body: { code: 'signIn.noAccount' } });
  const unverified = await of({ sub: 'u', email: 'member@skf.example', email_verified: false });
  expect(unverified).toMatchObject({ status: 403, body: { code: 'signIn.unverified' } });
  const successor = await of({ sub: 'another', email: 'owner@skf.example' });
  expect(successor).toMatchObject({ status: 403, body: { code: 'signIn.successor' } });
  const nameless = await of({ sub: 'n', email: undefined });
  expect(nameless).toMatchObject({ status: 403, body: { code: 'signIn.noEmail' } });
});

const publicKey = createPublicKey({ key: provider.publicJwk, format: 'jwk' });
const asSecret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
const forged: Readonly<Record<string, () => Promise<string> | string>> = {
  'of another project': () => provider.sign(claims({ aud: 'another' })),
  'of another issuer': () => provider.sign(claims({ iss: 'https://securetoken.google.com/x' })),
  'by another key': () => provider.sign(claims(), { asStranger: true }),
  'with an unknown key': () => provider.sign(claims(), { kid: 'unknown' }),
  'without a signature': () => new UnsecuredJWT(claims()).encode(),
  'signed by the public key as a secret': () =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(asSecret),
  'expired six minutes ago': () => provider.sign(claims({ exp: now() - 6 * minute })),
  'of a sign-in an hour ago': () => provider.sign(claims({ auth_time: now() - 60 * minute })),
  'of a sign-in in six minutes': () => provider.sign(claims({ auth_time: now() + 6 * minute })),
  'without the time of its sign-in': () => provider.sign(claims({ auth_time: undefined })),
  'without a subject': () => provider.sign(claims({ sub: '' })),
  'of nonsense': () => 'nonsense',
  'of nothing': () => '',
};

test.each(Object.keys(forged))('a token %s is refused', async (kind) => {
  const before = (await db.select().from(authSessions)).length;
  const { status, body, cookie } = await signIn(await forged[kind]?.());
  expect([status, body]).toMatchObject([401, { code: 'signIn.providerAnswer' }]);
  expect(cookie).toBe('');
  expect((await db.select().from(authSessions)).length).toBe(before);
});

test('a clock may be four minutes off', async () => {
  const early = claims({ iat: now() + 4 * minute, auth_time: now() + 4 * minute });
  expect((await signIn(await provider.sign(early))).status).toBe(200);
  const late = claims({ exp: now() - 4 * minute, auth_time: now() - 4 * minute });
  expect((await signIn(await provider.sign(late))).status).toBe(200);
});

test('what is no token, or comes from another page, is refused in our shape', async () => {
  for (const idToken of [undefined, 7, ['a'], 'a'.repeat(1_000_000)]) {
    expect((await signIn(idToken)).status).toBe(400);
  }
  const elsewhere = await signIn(await provider.sign(claims()), 'https://evil.example');
  expect(elsewhere).toMatchObject({ status: 403, body: { code: 'signIn.origin' } });
});

test('the ways that it takes the place of are closed', async () => {
  const { publicUrl: origin } = server.settings;
  for (const way of ['sign-in/email', 'sign-in/social', 'passkey/verify-authentication']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/auth/${way}`,
      headers: { origin },
      payload: { email: 'owner@skf.example', password: 'outrider-demo' },
    });
    expect([way, answer.statusCode]).toEqual([way, 404]);
  }
});
