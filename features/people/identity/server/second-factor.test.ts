import { beforeEach, describe, expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { cookieHeader } from '#core/tests/sign-in.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import { totpOf } from '#features/people/identity/tests/totp.ts';

const server = await openAccountServer();
const { pool } = server.database;
const stepMs = 30_000;

beforeEach(async () => {
  await pool.query('delete from sign_in_failures');
  await pool.query('delete from account_links');
});

interface Enabled {
  readonly totpURI: string;
  readonly backupCodes: string[];
}

const enter = (email: string) =>
  server.identity('POST', '/sign-in/email', { body: { email, password: demoPassword } });
const verify = (cookie: string, code: string, address?: string) =>
  server.identity('POST', '/two-factor/verify-totp', {
    body: { code },
    cookie,
    ...(address !== undefined && { address }),
  });

/** Turns the second factor on for somebody. */
async function enable(email: string): Promise<Enabled> {
  const { cookie } = await server.signInAgain(email);
  const begun = await server.identity('POST', '/two-factor/enable', {
    body: { password: demoPassword },
    cookie,
  });
  expect(begun.status).toBe(200);
  const enabled = begun.body as Enabled;
  // Nothing is asked before a code has proven that the app is set up.
  expect((await enter(email)).body).not.toHaveProperty('twoFactorRedirect');
  expect((await verify(cookie, totpOf(enabled.totpURI))).status).toBe(200);
  await pool.query('delete from account_links');
  return enabled;
}

/** The cookie of a sign-in that waits for its second factor. */
async function challenge(email: string): Promise<string> {
  const reply = await enter(email);
  expect(reply.body).toMatchObject({ twoFactorRedirect: true });
  return cookieHeader(reply);
}

test('after the password a code is asked, and only then is there a session', async () => {
  const email = 'owner@skf.example';
  const { totpURI } = await enable(email);
  expect(await server.mailTo(email)).toContain('Two-factor authentication was turned on');
  expect(totpURI).toContain('issuer=Outrider');

  const reply = await enter(email);
  expect(reply.body).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  expect(reply.text).not.toContain('"token"');
  const cookie = cookieHeader(reply);
  // Not even a device that is known.
  expect(cookie).not.toContain('outrider.device=');
  expect((await server.identity('GET', '/token', { cookie })).status).toBe(401);
  expect((await server.identity('GET', '/get-session', { cookie })).body).toBeNull();

  const wrong = await verify(cookie, '000000');
  expect(wrong).toMatchObject({ status: 401, body: { code: 'secondFactor.wrong' } });
  const entered = await verify(cookie, totpOf(totpURI));
  expect(entered.status).toBe(200);
  const session = cookieHeader(entered);
  expect(session).toContain('outrider.device=');
  expect((await server.identity('GET', '/token', { cookie: session })).status).toBe(200);
});

test('a code is accepted once, and a challenge too', async () => {
  const email = 'observer@skf.example';
  const { totpURI } = await enable(email);
  const [first, second] = [await challenge(email), await challenge(email)];
  const code = totpOf(totpURI);
  expect((await verify(first, code)).status).toBe(200);
  expect(await verify(second, code)).toMatchObject({
    status: 401,
    body: { code: 'secondFactor.wrong' },
  });
  expect((await verify(first, totpOf(totpURI, Date.now() + stepMs))).status).toBe(401);
});

test('a recovery code signs in once', async () => {
  const email = 'developer@skf.example';
  const { backupCodes } = await enable(email);
  expect(new Set(backupCodes).size).toBe(10);
  const use = async (code: string) =>
    server.identity('POST', '/two-factor/verify-backup-code', {
      body: { code },
      cookie: await challenge(email),
    });
  const [code = ''] = backupCodes;
  expect((await use(code)).status).toBe(200);
  await pool.query('delete from account_links');
  expect(await use(code)).toMatchObject({ status: 401, body: { code: 'secondFactor.wrong' } });
});

test('guessing codes is slowed down, whatever the password does, and not for the owner', async () => {
  const email = 'champion@skf.example';
  const { totpURI } = await enable(email);
  const cookies = cookieHeader(await verify(await challenge(email), totpOf(totpURI)));
  await pool.query('delete from account_links');
  const statuses: number[] = [];
  for (let round = 0; round < serverLimits.signInFailuresFree + 5; round += 1) {
    if (round === serverLimits.signInFailuresFree) await server.delayGuesses();
    // Each with a new challenge: the right password does not clear the counter of codes.
    const cookie = await challenge(email);
    const { status } = await verify(cookie, String(round).padStart(6, '0'));
    statuses.push(status);
  }
  expect(statuses.slice(0, serverLimits.signInFailuresFree)).not.toContain(429);
  expect(statuses.slice(serverLimits.signInFailuresFree)).toEqual([429, 429, 429, 429, 429]);
  // The owner's device has a counter of its own.
  const device = cookies.split('; ').find((one) => one.startsWith('outrider.device=')) ?? '';
  const cookie = `${await challenge(email)}; ${device}`;
  expect((await verify(cookie, totpOf(totpURI))).status).toBe(200);
});

test('a challenge ends after five wrong codes', async () => {
  const email = 'member@skf.example';
  const { totpURI } = await enable(email);
  const cookie = await challenge(email);
  for (let round = 0; round < 5; round += 1) await verify(cookie, String(round).padStart(6, '0'));
  const right = await verify(cookie, totpOf(totpURI));
  expect(right.status).toBeGreaterThanOrEqual(400);
  expect(right.body).toMatchObject({ code: 'secondFactor.ended' });
});

test('turning it off and making new codes ask the password', async () => {
  const email = 'member@norrland.example';
  const { totpURI, backupCodes } = await enable(email);
  const cookie = cookieHeader(await verify(await challenge(email), totpOf(totpURI)));
  const call = (path: string, password: string, with_ = cookie) =>
    server.identity('POST', `/two-factor/${path}`, { body: { password }, cookie: with_ });
  for (const path of ['generate-backup-codes', 'disable']) {
    const refused = await call(path, 'a guess');
    expect(refused).toMatchObject({ status: 400, body: { code: 'account.wrongPassword' } });
  }
  const renewed = await call('generate-backup-codes', demoPassword);
  expect((renewed.body as Enabled).backupCodes).not.toEqual(backupCodes);
  expect((await call('disable', demoPassword)).status).toBe(200);
  const { status, body } = await enter(email);
  expect({ status, body }).toMatchObject({ status: 200, body: { user: { email } } });
});

describe('without a challenge', () => {
  test.each([
    ['', '000000'],
    ['outrider.two_factor=forged.signature', '000000'],
    [`outrider.two_factor=${'.'.repeat(3000)}`, '000000'],
    ['outrider.two_factor=%E0%A4%A', '000000'],
  ])('cookie %j is refused', async (cookie, code) => {
    expect((await verify(cookie, code)).status).toBe(401);
  });

  test.each([null, 5, {}, '', 'x'.repeat(100_000)])('code %j is refused', async (code) => {
    const cookie = await challenge('member@skf.example');
    const reply = await server.identity('POST', '/two-factor/verify-totp', {
      body: { code },
      cookie,
    });
    expect([400, 401]).toContain(reply.status);
  });
});
