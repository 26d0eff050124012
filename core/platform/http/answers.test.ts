import { describe, expect, test } from 'vitest';
import { createAccount } from '#features/identity/server/public/accounts.ts';
import { inject } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer();
const secure = await openTestServer({ environment: { PUBLIC_URL: 'https://outrider.example' } });

const get = (url: string, at = server) => inject(at.app, { method: 'GET', url });

describe('every response', () => {
  test('has a request id', async () => {
    for (const url of ['/api/health', '/api/nowhere', '/api/corporations']) {
      expect((await get(url)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
    }
  });

  test('forbids sniffing, framing and foreign content', async () => {
    const { headers } = await get('/api/health');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test('has HSTS exactly when the address is https', async () => {
    expect((await get('/api/health')).headers['strict-transport-security']).toBeUndefined();
    const { headers } = await get('/api/health', secure);
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('for an unknown URL has the shape of a problem', async () => {
    for (const url of [
      '/api',
      '/api/',
      '/api/nowhere',
      '/nowhere',
      `/api/opportunities/${'a'.repeat(300)}`,
    ]) {
      expect((await get(url)).status).toBeGreaterThanOrEqual(401);
      expect((await get(url)).body).toMatchObject({
        error: expect.any(String),
        code: expect.any(String),
      });
    }
  });
});

describe('a session cookie behind https', () => {
  test('has the Secure prefix', async () => {
    await createAccount(secure.database.db, {
      ...{ email: 'jane@skf.example', password: 'correct horse battery', title: null },
      ...{ firstName: 'Jane', lastName: 'Doe', corporationId: null, isFoundryUser: false },
    });
    const { cookie } = await secure.signIn('jane@skf.example', 'correct horse battery');
    expect(cookie).toMatch(/^__Secure-outrider\.session_token=/u);
  });
});
