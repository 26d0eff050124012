import { expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { cookieHeader } from '#core/tests/sign-in.ts';
import { removePasskey, security } from '#features/people/identity/domain/account-endpoints.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';

/** That a passkey signs in is shown by a journey, with an authenticator of the browser. */

const server = await openAccountServer();
const { pool } = server.database;
const options = '/passkey/generate-register-options';
const begin = (cookie: string, body: object) => server.identity('POST', options, { body, cookie });
const right = { password: demoPassword };

const authIdOf = async (email: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from auth_users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
const insertPasskeys = async (email: string, count: number): Promise<void> => {
  await pool.query(
    `insert into auth_passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
     select $2 || n, 'key', $1, $2 || n, 0, 'singleDevice', false from generate_series(1, $3) n`,
    [await authIdOf(email), email, count],
  );
};

test('adding one asks the password, and a session', async () => {
  const { cookie } = await server.signInAgain('owner@skf.example');
  expect((await begin('', right)).status).toBe(401);
  expect(await begin(cookie, { password: 'a guess' })).toMatchObject({
    status: 400,
    body: { code: 'account.wrongPassword' },
  });
  expect((await begin(cookie, {})).status).toBe(400);
  const begun = await begin(cookie, right);
  expect(begun).toMatchObject({
    status: 200,
    body: {
      rp: { name: 'Outrider', id: new URL(server.settings.publicUrl).hostname },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  });
  // Without a password by the library's own way: closed.
  expect((await server.identity('GET', options, { cookie })).status).toBe(404);
});

test('guessing the password there is slowed down', async () => {
  const { cookie } = await server.signInAgain('observer@skf.example');
  for (let round = 0; round < serverLimits.signInFailuresFree; round += 1) {
    expect((await begin(cookie, { password: 'a guess' })).status).toBe(400);
  }
  await server.delayGuesses();
  expect((await begin(cookie, right)).status).toBe(429);
});

test('somebody without a password must have signed in just now', async () => {
  const email = 'developer@skf.example';
  const { cookie } = await server.signInAgain(email);
  const authId = await authIdOf(email);
  await pool.query('delete from auth_accounts where user_id = $1', [authId]);
  expect((await begin(cookie, {})).status).toBe(200);
  await pool.query(
    `update auth_sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [authId],
  );
  expect(await begin(cookie, {})).toMatchObject({
    status: 403,
    body: { code: 'account.signInAgain' },
  });
});

test('there is a most', async () => {
  const email = 'champion@skf.example';
  const { cookie } = await server.signInAgain(email);
  await insertPasskeys(email, identityLimits.passkeysMost);
  expect(await begin(cookie, right)).toMatchObject({
    status: 409,
    body: { code: 'passkey.tooMany' },
  });
});

test('one is removed by its owner alone, who is told', async () => {
  const email = 'member@skf.example';
  const owner = await server.signInAgain(email);
  await insertPasskeys(email, 1);
  const [passkey] = (await owner.ask(security)).passkeys;
  expect(passkey).toMatchObject({ name: 'Passkey' });
  const params = { id: passkey?.id ?? '' };
  const other = await server.signInAgain('member@norrland.example');
  expect((await other.try(removePasskey, { params })).status).toBe(404);
  await owner.ask(removePasskey, { params });
  expect((await owner.ask(security)).passkeys).toEqual([]);
  expect(await server.mailTo(email)).toContain('A passkey was removed');
});

test('an answer that no authenticator gave adds nothing and signs nobody in', async () => {
  const { cookie } = await server.signInAgain('foundry@outrider.example');
  const begun = await begin(cookie, right);
  const challenged = `${cookie}; ${cookieHeader(begun)}`;
  const answers = [
    {},
    { response: null },
    { response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
    { response: 'x'.repeat(10_000) },
  ];
  for (const body of answers) {
    const added = await server.identity('POST', '/passkey/verify-registration', {
      body,
      cookie: challenged,
    });
    expect(added.status, JSON.stringify(body).slice(0, 80)).toBe(400);
    const options = await server.identity('GET', '/passkey/generate-authenticate-options');
    const entered = await server.identity('POST', '/passkey/verify-authentication', {
      body,
      cookie: cookieHeader(options),
    });
    expect([400, 401], entered.text).toContain(entered.status);
    expect(entered.cookies).toEqual([]);
  }
  const named = await server.identity('POST', '/passkey/verify-registration', {
    body: { response: {}, name: 'x'.repeat(61) },
    cookie: challenged,
  });
  expect(named.status).toBe(400);
});

test('what is asked of a passkey does not depend on anybody', async () => {
  const options = await server.identity('GET', '/passkey/generate-authenticate-options');
  expect(options.body).not.toHaveProperty('allowCredentials');
});
