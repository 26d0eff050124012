import { afterAll, describe, expect, test } from 'vitest';
import { inject } from '#core/tests/client.ts';
import { openForgingProvider } from '#core/tests/forged-token-provider.ts';
import {
  arrive,
  attempt,
  callBack,
  requestStart,
  startSignIn,
} from '#core/tests/provider-sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** How a sign-in with a provider begins, and where it may end. */

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
const owner = await server.signIn('owner@skf.example');
const person = { sub: 'elin', email: 'owner@skf.example', email_verified: true, name: 'Elin' };

describe('redirect', () => {
  const spellings = [
    'https://evil.example',
    'http:evil.example',
    'HTTPS://EVIL.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%252f/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '//evil.example\\@localhost',
    '//localhost@evil.example',
    'https:evil.example',
    'https:/evil.example',
    '/@evil.example',
    '?redirect=//evil.example',
    '#//evil.example',
    '/\u0000/evil.example',
    '/\u2028/evil.example',
    '//[::1]',
  ];

  test.each(spellings)('to %j comes back to the form of our own origin', async (redirect) => {
    const reply = await requestStart(server, { provider: 'google', redirect });
    expect(reply.status).toBe(200);
    const { url } = reply.body as { url: string };
    const state = new URL(url).searchParams.get('state') ?? '';
    const cookie = reply.cookies.map((one) => one.split(';')[0] ?? '').join('; ');
    const ended = await callBack(server, { error: 'access_denied', state }, cookie);
    const location = String(ended.reply.headers['location']);
    const { origin, pathname } = new URL(location, server.settings.publicUrl);
    expect([origin, pathname]).toEqual([server.settings.publicUrl, '/signin']);
    expect(location.startsWith('/signin?')).toBe(true);
  });

  test.each([
    { callbackURL: 'https://evil.example' },
    { errorCallbackURL: '//evil.example' },
    { newUserCallbackURL: 'https://evil.example' },
    { scopes: ['https://mail.google.com/'] },
    { additionalParams: { redirect_uri: 'https://evil.example' } },
    { additionalData: { link: { userId: 'x', email: 'x' } } },
    { requestSignUp: true },
    { provider: ['google'] },
    { provider: { $ne: null } },
    { attempt: 'short' },
    { attempt: '"><script>alert(1)</script>' },
    { redirect: `/${'x'.repeat(3000)}` },
  ])('%j is not taken from the page', async (more) => {
    const reply = await requestStart(server, { provider: 'google', attempt, ...more });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(reply.cookies).toEqual([]);
  });
});

describe('starting', () => {
  test('at a provider that is not set up, or none, is refused', async () => {
    for (const provider_ of ['github', 'constructor', '', '../google']) {
      const reply = await requestStart(server, { provider: provider_ });
      expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
    }
    const reply = await inject(server.app, {
      method: 'GET',
      url: '/api/auth/callback/github?code=x',
    });
    expect(reply.status).toBe(404);
  });

  test('by email finds the provider of the whole domain only', async () => {
    const { url } = await startSignIn(server, { email: 'Owner@SKF.example', attempt });
    expect(url.pathname).toBe('/company/authorize');
    for (const email of ['owner@mail.skf.example', 'owner@norrland.example', 'x', '']) {
      const reply = await requestStart(server, { email, attempt });
      expect(reply).toMatchObject({ status: 404, body: { code: 'signIn.noProvider' } });
    }
  });

  test.each(['https://evil.example', 'null'])('from %s is refused', async (origin) => {
    const reply = await requestStart(
      server,
      { provider: 'google', attempt },
      { origin, cookie: owner.cookie },
    );
    expect(reply).toMatchObject({ status: 403, body: { code: 'signIn.origin' } });
  });
});

test('a provider that is down is named as such, does not stop the start, and comes back by itself', async () => {
  const late = await openForgingProvider();
  late.setDown(true);
  const other = await openTestServer({ environment: { AUTH_EMULATOR_URL: late.url } });
  const reply = await requestStart(other, { provider: 'google', attempt });
  expect(reply).toMatchObject({ status: 503, body: { code: 'signIn.providerDown' } });
  late.setDown(false);
  expect((await requestStart(other, { provider: 'google', attempt })).status).toBe(200);
  await late.close();
});

describe('Microsoft for many tenants', () => {
  const tenant = '22222222-2222-4222-8222-222222222222';
  const open = async () => {
    const entra = await openForgingProvider();
    entra.showIssuer((issuer) => `${issuer}/{tenantid}/v2.0`);
    const other = await openTestServer({
      demonstration: true,
      environment: { AUTH_EMULATOR_URL: entra.url },
    });
    const come = (iss: string, tid: string) =>
      arrive(other, entra, { ...person, xms_edov: true, iss, tid }, 'microsoft');
    return { entra, come };
  };

  test('has the issuer of the tenant that the token names, and no other', async () => {
    const { entra, come } = await open();
    const issuerOf = (tid: string) => `${entra.url}/microsoft/${tid}/v2.0`;
    expect(await come(issuerOf('33333333'), tenant)).toMatchObject({
      error: 'signIn.providerAnswer',
    });
    expect(await come(issuerOf('{tenantid}'), tenant)).toMatchObject({
      error: 'signIn.providerAnswer',
    });
    expect(await come(issuerOf(tenant), tenant)).toMatchObject({ error: null });
    await entra.close();
  });
});
