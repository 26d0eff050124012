import { expect, test } from 'vitest';
import { inject } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;

const tokenFor = async (cookie: string) => {
  const { status, body } = await inject(server.app, {
    method: 'GET',
    url: '/api/auth/token',
    headers: { cookie },
  });
  expect(status).toBe(200);
  return (body as { token: string }).token;
};
const statusWith = async (app: typeof server.app, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await inject(app, { method: 'GET', url: '/api/corporations', headers })).status;
};
const keyOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string })
    .kid;

test('a key is replaced without signing anybody out', async () => {
  const { cookie, token: before } = await server.signIn('owner@skf.example');
  const { rows } = await pool.query<{ expires_at: Date | null }>(
    'select expires_at from auth_keys',
  );
  expect(rows.every(({ expires_at: at }) => at !== null)).toBe(true);

  await pool.query(`update auth_keys set expires_at = now() - interval '1 minute'`);
  const after = await tokenFor(cookie);
  expect(keyOf(after)).not.toBe(keyOf(before));
  expect(await statusWith(server.app, before)).toBe(200);
  expect(await statusWith(server.app, after)).toBe(200);

  // A node that has never seen either.
  const { app } = await server.openNode();
  try {
    expect(await statusWith(app, before)).toBe(200);
    expect(await statusWith(app, after)).toBe(200);
  } finally {
    await app.close();
  }
});

test('a key that ended more than a day ago proves nothing any more', async () => {
  const { token, cookie } = await server.signInAgain('member@skf.example');
  await pool.query(`update auth_keys set expires_at = now() - interval '25 hours'`);
  const fresh = await tokenFor(cookie);
  const { app } = await server.openNode();
  try {
    expect(await statusWith(app, token)).toBe(401);
    expect(await statusWith(app, fresh)).toBe(200);
  } finally {
    await app.close();
  }
});
