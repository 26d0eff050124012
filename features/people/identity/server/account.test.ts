import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  endSession,
  endSessions,
  followProvider,
  security,
  sendVerification,
} from '#features/people/identity/domain/account-endpoints.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import { keyIn } from '#features/people/identity/tests/mailed-key.ts';

const server = await openAccountServer();
const { pool } = server.database;
const strong = 'Moss-lantern-7';

const signIn = (email: string, password: string) =>
  requestSignIn(server.app, server.settings.publicUrl, { email, password });

beforeEach(async () => {
  await pool.query('delete from mails where sent_at is not null');
  await pool.query('delete from sign_in_failures');
});

describe('changing the password', () => {
  test('asks the old one, signs out everywhere else, and goes on here', async () => {
    const email = 'observer@skf.example';
    const elsewhere = await server.signInAgain(email);
    const here = await server.signInAgain(email);
    const refused = await here.try(changePassword, {
      body: { current: 'not the password', password: strong },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'account.wrongPassword' } });
    expect((await elsewhere.send('GET', '/corporations')).status).toBe(200);

    await here.ask(changePassword, { body: { current: demoPassword, password: strong } });
    expect((await elsewhere.send('GET', '/corporations')).status).toBe(401);
    expect((await here.send('GET', '/corporations')).status).toBe(200);
    expect((await signIn(email, strong)).status).toBe(200);
    expect((await signIn(email, demoPassword)).status).toBe(401);
    expect(await server.mailTo(email)).toContain('Your password was changed');
  });

  test('refuses a short and a common one', async () => {
    const here = await server.signInAgain('developer@skf.example');
    for (const [password, code] of [
      ['k7#pw', 'password.tooShort'],
      ['password1', 'password.common'],
      ['Arvid1999', 'password.common'],
    ] as const) {
      const reply = await here.try(changePassword, { body: { current: demoPassword, password } });
      expect(reply).toMatchObject({ status: 400, body: { code } });
    }
  });

  test('slows down whoever stole the session, and not its owner', async () => {
    const email = 'champion@skf.example';
    const stolen = await server.signInAgain(email);
    const body = { current: 'a guess', password: strong };
    for (let round = 0; round < serverLimits.signInFailuresFree; round += 1) {
      expect((await stolen.try(changePassword, { body })).status).toBe(400);
    }
    await server.delayGuesses();
    const right = { current: demoPassword, password: strong };
    expect((await stolen.try(changePassword, { body: right })).status).toBe(429);
    expect((await signIn(email, demoPassword)).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed, newest first, with the own one marked', async () => {
    const email = 'member@skf.example';
    await server.signInAgain(email);
    const here = await server.signInAgain(email);
    const { sessions } = await here.ask(security);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain('token');
  });

  test('one is ended, and only by its owner', async () => {
    const there = await server.signInAgain('member@skf.example');
    const here = await server.signInAgain('member@skf.example');
    const other = await server.signIn('owner@skf.example');
    const id = (await there.ask(security)).sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await other.try(endSession, { params: { id } })).status).toBe(404);
    expect((await there.send('GET', '/corporations')).status).toBe(200);
    await here.ask(endSession, { params: { id } });
    expect((await there.send('GET', '/corporations')).status).toBe(401);
    expect((await here.try(endSession, { params: { id } })).status).toBe(404);
  });

  test('"everywhere else" leaves the own one', async () => {
    const email = 'foundry@outrider.example';
    const there = await server.signInAgain(email);
    const here = await server.signInAgain(email);
    await here.ask(endSessions, { query: { scope: 'others' } });
    expect((await there.send('GET', '/corporations')).status).toBe(401);
    expect((await here.ask(security)).sessions).toHaveLength(1);
  });

  test('"everywhere" stops the last call, and not only when what is remembered is too old', async () => {
    const email = 'superuser@outrider.example';
    const devices = await Promise.all([1, 2, 3, 4].map(() => server.signInAgain(email)));
    const [here, ...there] = devices;
    // timing: the clock stands still.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    const calls = there.map((device) => {
      const call = { answered: 0, isRefused: false };
      const callAgain = async () => {
        while (!call.isRefused) {
          const { status } = await device.send('GET', '/corporations');
          if (status === 200) call.answered += 1;
          else call.isRefused = status === 401;
        }
      };
      void callAgain();
      return call;
    });
    onTestFinished(() => calls.forEach((call) => (call.isRefused = true)));
    await waitUntil(() => calls.every(({ answered }) => answered > 1));
    await here?.ask(endSessions, { query: { scope: 'all' } });
    await waitUntil(() => calls.every(({ isRefused }) => isRefused));
    for (const device of devices) {
      expect((await device.send('GET', '/corporations')).status).toBe(401);
      const token = await server.identity('GET', '/token', { cookie: device.cookie });
      expect(token.status).toBe(401);
    }
  });
});

describe('changing the email address', () => {
  const email = 'owner@skf.example';

  test('asks the password, and takes effect by the link sent to the new address', async () => {
    const here = await server.signInAgain(email);
    const next = 'elin.new@skf.example';
    const wrong = await here.try(changeEmail, { body: { email: next, password: 'wrong one' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'account.wrongPassword' } });

    await here.ask(changeEmail, {
      body: { email: 'Elin.NEW@skf.example', password: demoPassword },
    });
    expect(await here.ask(security)).toMatchObject({ email, pendingEmail: next });
    expect((await signIn(next, demoPassword)).status).toBe(401);

    const key = keyIn(await server.mailTo(next));
    const other = await server.signInAgain('developer@skf.example');
    expect((await other.try(confirmEmail, { body: { key } })).status).toBe(410);
    expect(await here.ask(confirmEmail, { body: { key } })).toEqual({ email: next });

    expect(await here.ask(security)).toMatchObject({ email: next, pendingEmail: null });
    expect((await signIn(next, demoPassword)).status).toBe(200);
    expect((await signIn(email, demoPassword)).status).toBe(401);
    expect(await server.mailTo(email)).toContain('was changed to another one');
    const { rows } = await pool.query('select first_name from users where email = $1', [next]);
    expect(rows).toEqual([{ first_name: 'Elin' }]);
    expect((await here.try(confirmEmail, { body: { key } })).status).toBe(410);
  });

  test('follows the identity provider, by a link sent to the address that it has', async () => {
    const [before, next] = ['foundry@outrider.example', 'foundry.new@outrider.example'];
    const here = await server.signInAgain(before);
    expect(await here.try(followProvider)).toMatchObject({ body: { code: 'account.sameEmail' } });
    await pool.query(
      `insert into auth_accounts (id, account_id, provider_id, user_id, provider_email)
        select 'account', 'of the provider', 'google', id, $2 from auth_users where email = $1`,
      [before, next],
    );
    expect(await here.ask(security)).toMatchObject({ email: before, providerEmail: next });
    await here.ask(followProvider);
    expect(await here.ask(security)).toMatchObject({ email: before, pendingEmail: next });
    await here.ask(confirmEmail, { body: { key: keyIn(await server.mailTo(next)) } });
    expect(await here.ask(security)).toMatchObject({ email: next, providerEmail: null });
  });

  test('answers the same for an address that is taken, whose owner is told', async () => {
    const here = await server.signInAgain('member@norrland.example');
    const bodies = ['new.one@norrland.example', 'observer@skf.example'].map((next) => ({
      body: { email: next, password: demoPassword },
    }));
    const before = server.mailsTo('observer@skf.example').length;
    const answers = [];
    for (const input of bodies) {
      answers.push((await here.try(changeEmail, input)).text);
      answers.push((await here.ask(security)).pendingEmail);
    }
    expect(answers).toEqual(['', 'new.one@norrland.example', '', 'observer@skf.example']);
    const mail = await server.mailTo('observer@skf.example', before);
    expect(mail).toContain('nothing was changed');
    expect(keyIn(mail)).toBe('');
  });

  test('of two who want the same address one gets it', async () => {
    const next = 'wanted@skf.example';
    const people = ['member@skf.example', 'champion@skf.example'];
    const keys: string[] = [];
    const clients = [];
    for (const [index, person] of people.entries()) {
      const client = await server.signInAgain(person);
      await client.ask(changeEmail, { body: { email: next, password: demoPassword } });
      keys.push(keyIn(await server.mailTo(next, index)));
      clients.push(client);
    }
    const replies = await Promise.all(
      clients.map((client, index) =>
        client.try(confirmEmail, { body: { key: keys[index] ?? '' } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('verifying the address gives the corporation of its domain', async () => {
  const email = 'developer@skf.example';
  const here = await server.signInAgain(email);
  await pool.query('update auth_users set email_verified = false where email = $1', [email]);
  await pool.query('update users set corporation_id = null where email = $1', [email]);
  await pool.query(
    `insert into corporation_domains (domain, corporation_id)
     select 'skf.example', id from corporations where slug = 'skf' on conflict do nothing`,
  );
  expect(await here.ask(security)).toMatchObject({ isEmailVerified: false });
  const before = server.mailsTo(email).length;
  await here.ask(sendVerification);
  const key = keyIn(await server.mailTo(email, before));
  await here.ask(confirmEmail, { body: { key } });
  expect(await here.ask(security)).toMatchObject({ isEmailVerified: true });
  const { rows } = await pool.query(
    `select slug from users join corporations c on c.id = corporation_id where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ slug: 'skf' }]);
  expect((await here.try(sendVerification)).status).toBe(409);
});
