import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { errorForLog } from '#core/platform/log/error-for-log.ts';
import { analyticsTagOf } from '#core/server/setting-schemas.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { inject } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openHttp } from './open-http.ts';

const server = await openTestServer();
const secure = await openTestServer({
  environment: {
    PUBLIC_URL: 'https://outrider.example',
    EMBED_ORIGINS: 'https://www.example.com, https://intranet.example.com:8443',
  },
});

const get = (url: string, at = server) => inject(at.app, { method: 'GET', url });

describe('every response', () => {
  test('has a request id', async () => {
    for (const url of ['/api/health', '/api/nowhere', '/api/corporations']) {
      expect((await get(url)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
    }
  });

  test('forbids sniffing, framing and foreign content', async () => {
    const { headers } = await get('/api/health');
    expect((await get('/api/health', secure)).headers['content-security-policy']).toBe(
      headers['content-security-policy'],
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    // No host but our own, for a script or anything else.
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*/u);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test.each([
    ['G-ABC1234567', 'https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    ['umami:site@https://stats.example', 'https://stats.example', 'https://stats.example'],
    ['plausible:outrider.example@https://stats.example:8000', 'https://stats.example:8000', ''],
  ])('opens for the host of an analytics tag alone: %s', async (tag, script, called) => {
    const { app } = await server.openNode({ analytics: analyticsTagOf(tag) });
    onTestFinished(() => app.close());
    const policyOf = async (at: { readonly app: typeof app }) => {
      const { headers } = await inject(at.app, { method: 'GET', url: '/api/health' });
      return String(headers['content-security-policy']).split(';');
    };
    const [usual, opened] = [await policyOf(server), await policyOf({ app })];
    const changed = opened.filter((directive) => !usual.includes(directive));
    expect(changed).toEqual([
      `script-src 'self' ${script}`,
      `connect-src 'self' ${called || script}`,
    ]);
  });

  test('may be framed on the page made for it alone, by the sites of the setting', async () => {
    const page = `/c/skf/radars/${crypto.randomUUID()}`;
    const policyAt = async (url: string, at = secure) => {
      const { headers } = await get(url, at);
      const [, framing] =
        /frame-ancestors ([^;]*)/u.exec(String(headers['content-security-policy'])) ?? [];
      return { framing, older: headers['x-frame-options'] };
    };
    const named = 'https://www.example.com https://intranet.example.com:8443';
    expect(await policyAt(`${page}/embed`)).toEqual({ framing: named, older: undefined });
    expect(await policyAt(`${page}/embed?blip=1`)).toEqual({ framing: named, older: undefined });
    const nobody = { framing: "'none'", older: 'SAMEORIGIN' };
    for (const url of [
      page,
      `${page}/embed/more`,
      `/x${page}/embed`,
      `/?${page}/embed`,
      '/embed',
      '/',
    ]) {
      expect(await policyAt(url), url).toEqual(nobody);
    }
    expect(await policyAt(`${page}/embed`, server)).toEqual(nobody);
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

test('a fault says an id to quote, which is in the log with the error, and nothing else', async () => {
  const lines: string[] = [];
  const log = pino(
    { serializers: { err: errorForLog } },
    { write: (line: string) => void lines.push(line) },
  );
  const options = { publicUrl: 'http://localhost', trustProxy: false, apiHost: null };
  const app = await openHttp({ ...options, inlineScripts: [] }, log);
  onTestFinished(() => app.close());
  app.get('/api/fault', () => {
    throw new TypeError('the password of somebody is hunter2');
  });
  const reply = await inject(app, { method: 'GET', url: '/api/fault' });
  const id = String(reply.headers['x-request-id']);
  expect([reply.status, reply.body]).toEqual([
    500,
    { code: 'internal', error: refusalText(refusals.internal, { requestId: id }) },
  ]);
  const [logged] = lines.filter((line) => line.includes('A request failed.'));
  expect(logged).toContain(id);
  expect(logged).toContain('TypeError');
});

describe('a session cookie behind https', () => {
  test('has the Secure prefix', async () => {
    await createAccount(secure.database.db, {
      email: 'jane@skf.example',
      password: 'correct horse battery',
      title: null,
      firstName: 'Jane',
      lastName: 'Doe',
      corporationId: null,
      isFoundryUser: false,
    });
    const { cookie } = await secure.signIn('jane@skf.example', 'correct horse battery');
    expect(cookie).toMatch(/^__Secure-outrider\.session_token=/u);
  });
});
