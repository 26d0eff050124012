import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { backoffMsAfter } from './account-guard.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const right = 'outrider-demo';
const attempt = (email: string, password: string) =>
  requestSignIn(server.app, server.settings.publicUrl, { email, password });
async function fail(email: string, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    expect((await attempt(email, 'not the password')).status).toBe(401);
  }
}

test('the delay doubles from a second to a minute, and is never permanent', () => {
  const free = limits.signInFailuresFree;
  expect([0, free - 1, free, free + 1, free + 2, free + 50].map(backoffMsAfter)).toEqual([
    ...[0, 0, 1000, 2000, 4000, 60_000],
  ]);
});

test.each(['developer@skf.example', 'nobody@skf.example'])(
  'guessing at one account from many addresses is delayed: %s',
  async (email) => {
    await fail(email, limits.signInFailuresFree);
    const reply = await attempt(email.toUpperCase(), right);
    expect(reply.status).toBe(429);
    expect(reply.body).toMatchObject({ code: 'signIn.tooMany' });
    expect(Number(reply.headers['retry-after'])).toBe(1);
    // Other accounts are not slowed down.
    expect((await attempt('owner@skf.example', right)).status).toBe(200);
  },
);

test('the right password after the delay signs in and resets it', async () => {
  const email = 'observer@skf.example';
  await fail(email, limits.signInFailuresFree);
  await pool.query("update sign_in_failures set last_at = now() - interval '2 seconds'");
  expect((await attempt(email, right)).status).toBe(200);
  await fail(email, 1);
  expect((await attempt(email, right)).status).toBe(200);
});

test('no address is stored, only a hash of it', async () => {
  await fail('member@skf.example', 1);
  const { rows } = await pool.query('select account from sign_in_failures');
  expect(JSON.stringify(rows)).not.toContain('member');
});
