import * as jose from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import { clientOf } from '#core/tests/client.ts';
import { openTokenForger } from '#core/tests/unauthenticated-callers.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openTokenReader } from './tokens.ts';

const server = await openTestServer({ demonstration: true });
const tokenForger = await openTokenForger(server);
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const claims = tokenForger.claimsOf(owner);
const now = Math.floor(Date.now() / 1000);

const statusWith = async (authorization: string) =>
  (await clientOf(server.app, { authorization }).try(list)).status;
const statusOfToken = (token: string) => statusWith(`Bearer ${token}`);

test('a valid token is accepted', async () => {
  expect(await statusOfToken(await tokenForger.genuine(claims))).toBe(200);
  expect(await statusWith(`bearer ${owner.token}`)).toBe(200);
});

test('a token has the person and the session but no role, which could outlive a change', () => {
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  expect(claims.exp).toBe((claims.iat ?? 0) + 3600);
  expect(jose.decodeProtectedHeader(owner.token)).toEqual({
    alg: 'ES256',
    kid: tokenForger.publicKey.kid,
  });
});

test('only the public part of the key is published', () => {
  expect(Object.keys(tokenForger.publicKey).toSorted()).toEqual([
    'alg',
    'crv',
    'kid',
    'kty',
    'x',
    'y',
  ]);
});

describe('a token signed by us is refused', () => {
  test.each([
    ['for another audience', { aud: 'https://other.example' }],
    ['of another issuer', { iss: 'https://other.example' }],
    ['that ran out a second ago', { exp: now - 1 }],
    ['that ran out half a second ago', { exp: now - 0.5 }],
    ['that begins tomorrow', { nbf: now + 86_400 }],
    ['of nobody', { sub: '' }],
    ['without a session', { sid: null }],
    ['with a session that is no text', { sid: { $ne: null } }],
    ['of a session that never was', { sid: 'x'.repeat(32) }],
    ['of a person that is another', { sub: foundry.authId }],
    ["of another person's session", { sid: tokenForger.claimsOf(foundry).sid }],
  ])('%s', async (_which, changed) => {
    expect(await statusOfToken(await tokenForger.genuine({ ...claims, ...changed }))).toBe(401);
  });
});

describe('a forged token is refused', () => {
  test('without a signature', async () => {
    const unsigned = new jose.UnsecuredJWT(claims).encode();
    const [head = '', body = ''] = unsigned.split('.');
    const none = ['none', 'None', 'NONE'].map((alg) =>
      [Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url'), body, ''].join('.'),
    );
    for (const token of [unsigned, `${head}.${body}`, ...none]) {
      expect(await statusOfToken(token)).toBe(401);
    }
  });

  test('signed with the public key as a secret', async () => {
    for (const token of await tokenForger.withPublicKeyAsSecret(claims)) {
      expect(await statusOfToken(token)).toBe(401);
    }
  });

  test('signed by another key, whatever key its header names or contains', async () => {
    const { kid } = tokenForger.publicKey;
    const jwk = await jose.exportJWK((await jose.generateKeyPair('ES256')).publicKey);
    const headers: jose.JWTHeaderParameters[] = [
      { alg: 'ES256', kid },
      { alg: 'ES256', kid: 'another' },
      { alg: 'ES256', kid: "' or 1=1 --" },
      { alg: 'ES256', kid: '../../../dev/null' },
      { alg: 'ES256', kid, jwk },
      { alg: 'ES256', kid, jku: 'https://evil.example/jwks' },
      { alg: 'ES256', kid, x5u: 'https://evil.example/cert' },
    ];
    for (const header of headers) {
      expect(await statusOfToken(await tokenForger.withOtherKey(claims, header))).toBe(401);
    }
  });

  test('with claims that were changed after signing', async () => {
    const [head = '', , signature = ''] = owner.token.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: foundry.authId })).toString(
      'base64url',
    );
    expect(await statusOfToken([head, body, signature].join('.'))).toBe(401);
    expect(await statusOfToken([head, body, ''].join('.'))).toBe(401);
  });
});

test('unknown key ids do not each cause a read of the keys', async () => {
  // The clock stands still.
  const began = Date.now();
  vi.setSystemTime(began);
  onTestFinished(() => void vi.useRealTimers());
  let reads = 0;
  const reader = openTokenReader({
    issuer: server.settings.publicUrl,
    keys: async () => {
      reads += 1;
      return { keys: [tokenForger.publicKey as jose.JWK_EC_Public & { kty: 'EC' }] };
    },
  });
  const readUnknown = async (kid: string) => {
    const token = await tokenForger.withOtherKey(claims, { alg: 'ES256', kid });
    await expect(reader.read(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  };
  for (let index = 0; index < 20; index += 1) await readUnknown(`made up ${index}`);
  expect(reads).toBe(1);
  vi.setSystemTime(began + 6000);
  for (let index = 0; index < 20; index += 1) await readUnknown(`made up later ${index}`);
  expect(reads).toBe(2);
  expect(await reader.read(owner.token)).toEqual({ authId: owner.authId, sessionId: claims.sid });
});

describe('without a bearer token', () => {
  test.each([
    ['an empty header', ''],
    ['another scheme', 'Basic b3duZXI6cGFzc3dvcmQ='],
    ['a scheme and nothing', 'Bearer '],
    ['two tokens', `Bearer ${owner.token} ${owner.token}`],
    ['two tokens, with a comma', `Bearer ${owner.token}, Bearer ${owner.token}`],
    ['a token and no scheme', owner.token],
    ['ten thousand letters', `Bearer ${'a'.repeat(10_000)}`],
  ])('%s is refused', async (_what, authorization) => {
    expect(await statusWith(authorization)).toBe(401);
  });

  test('the session cookie alone gives no access, against cross-site requests', async () => {
    expect((await clientOf(server.app, { cookie: owner.cookie }).try(list)).status).toBe(401);
  });

  test.each([
    '/users/search?q=public',
    '/corporations?public',
    '/corporations?path=/api/public/settings',
    '/documents/public',
    '/opportunities/public',
    '/public/../corporations',
    '/public/%2e%2e/corporations',
    '/public%2f..%2fcorporations',
    '/public//corporations',
    '/public/corporations',
    '/corporations/public',
    '/PUBLIC/../users/search?q=public',
  ])('the word “public” opens nothing: %s', async (path) => {
    const { status, text } = await server.anonymous.send('GET', path);
    expect([401, 404]).toContain(status);
    expect(text).not.toContain('SKF');
  });

  test('a token in the URL is ignored', async () => {
    const { status } = await server.anonymous.send('GET', '/corporations', {
      query: { access_token: owner.token, token: owner.token },
    });
    expect(status).toBe(401);
  });
});
