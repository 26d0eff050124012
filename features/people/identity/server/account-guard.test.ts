import { describe, expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { second } from '#core/domain/units.ts';
import { openClockedNode } from '#core/tests/database-clock.ts';
import { waitForConnections } from '#core/tests/held-timers.ts';
import { cookieHeader, requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openAccountGuard } from './account-guard.ts';
import { openKnownDevices } from './known-device.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
/** No time passes between two attempts, unless a test says so. */
const { app, database, pass } = await openClockedNode(server);
const right = 'outrider-demo';
const attempt = (email: string, password: string, cookie?: string, address?: string) =>
  requestSignIn(app, server.settings.publicUrl, { email, password }, address, cookie);
async function fail(email: string, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    expect((await attempt(email, 'not the password')).status).toBe(401);
  }
}

test('the delay doubles from a second to a minute, and is never permanent', async () => {
  const guard = openAccountGuard(database.db, 'a secret');
  const guess = { email: 'anybody@skf.example', address: '10.3.0.1', device: 'a device' };
  for (let round = 0; round < serverLimits.signInFailuresFree; round += 1) {
    expect(await guard.begin(guess)).toBe(0);
  }
  const delays: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const seconds = await guard.begin(guess);
    delays.push(seconds);
    await pass(seconds * second - 1);
    expect(await guard.begin(guess)).toBe(1);
    await pass(1);
    expect(await guard.begin(guess)).toBe(0);
  }
  expect(delays.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 60]);
  expect(new Set(delays.slice(7))).toEqual(new Set([60]));
});

test.each(['developer@skf.example', 'nobody@skf.example'])(
  'guessing at one account from many addresses is delayed: %s',
  async (email) => {
    await fail(email, serverLimits.signInFailuresFree);
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
  await fail(email, serverLimits.signInFailuresFree);
  expect((await attempt(email, right)).status).toBe(429);
  await pass(serverLimits.signInDelayMs.first);
  expect((await attempt(email, right)).status).toBe(200);
  await fail(email, 1);
  expect((await attempt(email, right)).status).toBe(200);
});

test('two hundred guesses at once are as many as in a row', async () => {
  waitForConnections(database.pool);
  const guesses = Array.from({ length: 200 }, () =>
    attempt('member@norrland.example', 'not the password'),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  const checked = statuses.filter((status) => status === 401).length;
  expect(checked).toBe(serverLimits.signInFailuresFree);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200 - checked);
});

describe('a device that has signed in before', () => {
  const email = 'champion@skf.example';
  const signedInDevice = async () => cookieHeader(await attempt(email, right));

  test('is not slowed down by those who guess, from its own address or others', async () => {
    const device = await signedInDevice();
    await Promise.all(Array.from({ length: 30 }, () => attempt(email, 'a guess', '', '10.1.0.1')));
    expect((await attempt(email, right, '', '10.1.0.2')).status).toBe(429);
    for (let round = 0; round < 22; round += 1) {
      expect((await attempt(email, right, device, '10.1.0.1')).status).toBe(200);
    }
    await pool.query('delete from sign_in_failures');
  });

  test('is slowed down by its own wrong passwords, and others are not', async () => {
    const device = await signedInDevice();
    const times = serverLimits.signInFailuresFree;
    for (let round = 0; round < times; round += 1) {
      expect((await attempt(email, 'a guess', device)).status).toBe(401);
    }
    expect((await attempt(email, right, device)).status).toBe(429);
    expect((await attempt(email, right)).status).toBe(200);
    await pool.query('delete from sign_in_failures');
  });

  test('is unknown to other accounts, and with a cookie that was not signed here', async () => {
    const device = await signedInDevice();
    await fail('owner@skf.example', serverLimits.signInFailuresFree);
    expect((await attempt('owner@skf.example', right, device)).status).toBe(429);
    await fail(email, serverLimits.signInFailuresFree);
    const [name = '', signature = ''] = device.split('outrider.device=')[1]?.split('.') ?? [];
    const forged = [
      `outrider.device=${name}`,
      `outrider.device=.${signature}`,
      `outrider.device=${'x'.repeat(22)}.${signature}`,
      `outrider.device=${'.'.repeat(3000)}`,
    ];
    for (const cookie of forged) {
      expect((await attempt(email, right, cookie)).status).toBe(429);
    }
    await pool.query('delete from sign_in_failures');
  });

  test('may be known to five accounts', async () => {
    const devices = openKnownDevices('a secret', 'http://localhost:3000');
    const six = Array.from({ length: 6 }, (_, index) => `person${index}@skf.example`);
    let cookies = '';
    for (const person of six) cookies = devices.remember(person, cookies).split(';')[0] ?? '';
    const matches = six.map((person) => devices.deviceFor(person, cookies) !== null);
    expect(matches).toEqual([false, true, true, true, true, true]);
  });
});

test('twenty right passwords in a row from one address meet no limit', async () => {
  for (let round = 0; round < 25; round += 1) {
    const email = round % 2 === 0 ? 'member@skf.example' : 'owner@skf.example';
    expect((await attempt(email, right, '', '10.2.0.1')).status).toBe(200);
  }
});

test('no address is stored, only a hash of it', async () => {
  await fail('member@skf.example', 1);
  const { rows } = await pool.query('select account from sign_in_failures');
  expect(JSON.stringify(rows)).not.toContain('member');
});
