import { beforeEach, describe, expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import {
  readLink,
  requestReset,
  setPassword,
} from '#features/people/identity/domain/link-endpoints.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import { keyIn } from '#features/people/identity/tests/mailed-key.ts';

const server = await openAccountServer();
const { pool } = server.database;
const { anonymous } = server;
const strong = 'Moss-lantern-7';
const ended = { status: 410, body: { code: 'account.linkEnded' } };

const signIn = (email: string, password: string) =>
  requestSignIn(server.app, server.settings.publicUrl, { email, password });

beforeEach(async () => {
  await pool.query('delete from mails where sent_at is not null');
  await pool.query('delete from sign_in_failures');
});

/** Asks for a link, and reads its key from the mail. */
async function linkFor(email: string): Promise<string> {
  const before = server.mailsTo(email).length;
  await anonymous.ask(requestReset, { body: { email } });
  return keyIn(await server.mailTo(email, before));
}

/** A request is answered in the transaction that takes it, and what was queued then has been sent. */
async function requestsAnswered(): Promise<void> {
  await waitUntil(async () => {
    const { rows } = await pool.query(
      `select from password_reset_requests
      union all select from mails where kind = 'account' and sent_at is null`,
    );
    return rows.length === 0;
  });
}

test('a link sets a password, once, and signs out everywhere', async () => {
  const email = 'observer@skf.example';
  const before = await server.signInAgain(email);
  const key = await linkFor(email);
  expect(await anonymous.ask(readLink, { body: { key } })).toEqual({ kind: 'reset', email });

  await anonymous.ask(setPassword, { body: { key, password: strong } });
  expect((await before.send('GET', '/corporations')).status).toBe(401);
  expect((await signIn(email, 'outrider-demo')).status).toBe(401);
  expect((await signIn(email, strong)).status).toBe(200);
  expect(
    await anonymous.try(setPassword, { body: { key, password: 'Other-pw-77' } }),
  ).toMatchObject(ended);
  expect(await anonymous.try(readLink, { body: { key } })).toMatchObject(ended);
  expect(await server.mailTo(email, 1)).toContain('Your password was changed');
});

test('of two who use a link at once one sets the password', async () => {
  const key = await linkFor('developer@skf.example');
  const replies = await Promise.all(
    ['Moss-lantern-8', 'Moss-lantern-9'].map((password) =>
      anonymous.try(setPassword, { body: { key, password } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410]);
});

test.each([
  ['k7#pw', 400, 'The password must be 6 characters long or more.'],
  ['Summer2026!', 400, refusalText(identityRefusals['password.common'])],
  ['samuel.vik', 400, refusalText(identityRefusals['password.common'])],
  ['Outrider1', 400, refusalText(identityRefusals['password.common'])],
  ['x'.repeat(129), 400, 'The password must be 128 characters long or fewer.'],
])(
  'the password %j is refused, and the link can still be used',
  async (password, status, error) => {
    const key = await linkFor('member@skf.example');
    const refused = await anonymous.try(setPassword, { body: { key, password } });
    expect(refused).toMatchObject({ status, body: { error } });
    expect((await anonymous.try(readLink, { body: { key } })).status).toBe(200);
  },
);

test('a link ends after an hour, and is stored as a hash', async () => {
  const key = await linkFor('champion@skf.example');
  const { rows } = await pool.query('select account_links::text as row from account_links');
  expect(JSON.stringify(rows)).not.toContain(key);
  await pool.query(
    `update account_links set expires_at = expires_at - interval '${identityLimits.resetLinkMs} ms'`,
  );
  expect(await anonymous.try(readLink, { body: { key } })).toMatchObject(ended);
  expect(await anonymous.try(setPassword, { body: { key, password: strong } })).toMatchObject(
    ended,
  );
});

test('the text of a mail with a link is removed when it was sent', async () => {
  const email = 'foundry@outrider.example';
  await linkFor(email);
  const sent = async () => {
    const text = 'select body from mails where recipient = $1 and sent_at is not null';
    return (await pool.query<{ body: string }>(text, [email])).rows;
  };
  await expect.poll(sent).toEqual([{ body: '' }]);
});

test('an unknown, a deactivated and a known address get the same answer, and one of them a mail', async () => {
  const gone = 'owner@skf.example';
  await pool.query('update users set is_active = false where email = $1', [gone]);
  const emails = ['nobody@skf.example', gone, 'member@norrland.example'];
  const replies = [];
  for (const email of emails) {
    replies.push(await anonymous.try(requestReset, { body: { email } }));
  }
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  await server.mailTo('member@norrland.example');
  await requestsAnswered();
  await pool.query('update users set is_active = true where email = $1', [gone]);
  expect(server.mailsTo('nobody@skf.example')).toEqual([]);
  expect(server.mailsTo(gone)).toEqual([]);
});

test('one address gets five mails an hour, whoever asks, and those links stay good', async () => {
  const email = 'superuser@outrider.example';
  for (let round = 0; round < 7; round += 1) {
    expect((await anonymous.try(requestReset, { body: { email } })).status).toBe(200);
  }
  await requestsAnswered();
  await server.mailTo(email, identityLimits.mailsPerHour - 1);
  const mails = server.mailsTo(email);
  expect(mails).toHaveLength(identityLimits.mailsPerHour);
  for (const mail of mails) {
    expect((await anonymous.try(readLink, { body: { key: keyIn(mail) } })).status).toBe(200);
  }
});

test('one who asks too often is told when to go on', async () => {
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/public/password-resets',
      remoteAddress: '10.77.0.1',
      payload: { email: 'nobody@skf.example' },
    });
  for (let round = 0; round < identityLimits.resetRequestsPerHour; round += 1) {
    expect((await ask()).statusCode).toBe(200);
  }
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('a reset ends the delay of whoever forgot the password', async () => {
  const email = 'owner@skf.example';
  for (let round = 0; round < serverLimits.signInFailuresFree; round += 1)
    await signIn(email, 'a guess');
  await server.delayGuesses();
  expect((await signIn(email, 'outrider-demo')).status).toBe(429);
  const key = await linkFor(email);
  await anonymous.ask(setPassword, { body: { key, password: 'Fern-lantern-7' } });
  expect((await signIn(email, 'Fern-lantern-7')).status).toBe(200);
});

test('an account that somebody else made with the address keeps no other way in', async () => {
  const email = 'member@norrland.example';
  const { rows } = await pool.query<{ auth_id: string }>(
    'select auth_id from users where email = $1',
    [email],
  );
  const authId = rows[0]?.auth_id;
  await pool.query('update auth_users set email_verified = false where id = $1', [authId]);
  await pool.query(
    `insert into auth_accounts (id, account_id, provider_id, user_id) values ('m', 'm', 'microsoft', $1)`,
    [authId],
  );
  const key = await linkFor(email);
  await anonymous.ask(setPassword, { body: { key, password: strong } });
  const accounts = await pool.query(
    'select provider_id from auth_accounts where user_id = $1 order by 1',
    [authId],
  );
  expect(accounts.rows).toEqual([{ provider_id: 'credential' }]);
});

describe('bad input', () => {
  test.each([
    ['', 410],
    ['short', 410],
    ['x'.repeat(200), 400],
    ['\u0000', 410],
    [{ $ne: null }, 400],
    [null, 400],
  ])('key %j is refused', async (key, status) => {
    const body = { key, password: strong } as { key: string; password: string };
    expect((await anonymous.try(setPassword, { body })).status).toBe(status);
  });

  test.each(['', 'nobody', 'a@b', `${'x'.repeat(300)}@skf.example`, null, ['a@skf.example']])(
    'email %j is refused',
    async (email) => {
      const body = { email } as { email: string };
      expect((await anonymous.try(requestReset, { body })).status).toBe(400);
    },
  );
});
