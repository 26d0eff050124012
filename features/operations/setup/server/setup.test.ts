import { spawn } from 'node:child_process';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { settings as publicSettings } from '#core/domain/public-settings.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import { inject } from '#core/tests/client.ts';
import { commandLine } from '#core/tests/entries.ts';
import { countLockWaits, isLockWaitedFor } from '#core/tests/lock-waits.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { cycles } from '#features/cases/corporations/domain/endpoints.ts';
import { create as createUser } from '#features/people/users/domain/management-endpoints.ts';
import { checkAccount, create, get } from '#features/operations/setup/domain/endpoints.ts';
import { setupLimits } from '#features/operations/setup/domain/limits.ts';
import { setupRefusals } from '#features/operations/setup/domain/refusals.ts';
import { loadSetupCode } from '#features/operations/setup/server/shared/setup-code.ts';

const server = await openTestServer();
const { anonymous, settings } = server;
const { db, pool } = server.database;
const password = 'Moss-lantern-7';

const codeNow = async (): Promise<string> =>
  (await loadSetupCode(db, settings.authSecret)) ?? 'none';
const account = (changes = {}) => ({
  code: '',
  name: 'Ada Vik',
  email: 'ada.vik@kvarn.example',
  password,
  ...changes,
});
const corporation = (changes = {}) => ({
  name: 'Kvarn Industries',
  accent: '#0f58d6',
  domain: 'kvarn.example',
  hasPublicPage: true,
  timeZone: 'Europe/Stockholm',
  cycle: {
    name: 'Spring 2027',
    startDate: '2026-12-31T23:00:00.000Z',
    endDate: '2027-05-31T21:59:59.000Z',
  },
  ...changes,
});
const check = (changes = {}) => anonymous.try(checkAccount, { body: account(changes) });
const set = (changes = {}, of = {}) =>
  anonymous.try(create, { body: { account: account(changes), corporation: corporation(of) } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
/** What `outrider setup-code` prints beside the running server. */
function printCode() {
  const child = spawn(process.execPath, [commandLine, 'setup-code'], {
    env: {
      ...process.env,
      DATABASE_URL: settings.databaseUrl ?? '',
      AUTH_SECRET: settings.authSecret,
      DATA_DIR: settings.dataFolder,
      PUBLIC_URL: settings.publicUrl,
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.join('').trim() })),
  );
}

/** How many accounts and corporations there are, of this test. */
const made = async (): Promise<unknown> => {
  const { rows } = await pool.query(
    `select (select count(*)::int from auth_users) as accounts,
      (select count(*)::int from corporations where slug <> id::text) as corporations`,
  );
  return rows[0];
};

/** All accounts are gone, and those before have left their names and domains to others. */
beforeEach(async () => {
  await pool.query('update users set auth_id = null, email = id::text');
  await pool.query('delete from auth_users');
  await pool.query('delete from setup_codes');
  await pool.query('delete from corporation_domains');
  await pool.query('update corporations set slug = id::text');
});

describe('the code', () => {
  test('is the same each time it is printed, and is not in the database', async () => {
    const code = await codeNow();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/u);
    expect(await codeNow()).toBe(code);
    const { rows } = await pool.query('select * from setup_codes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 4));
    expect(await loadSetupCode(db, 'another secret')).not.toBe(code);
  });

  test('is printed by the command line, while there is no account', async () => {
    const code = await codeNow();
    expect(await printCode()).toEqual({
      code: 0,
      said: `${code}  (for ${settings.publicUrl}/setup)`,
    });
    expect((await set({ code })).status).toBe(200);
    expect(await printCode()).toEqual({
      code: 1,
      said: 'There are accounts already. “user create” makes another one.',
    });
  });

  test('is taken as people type it', async () => {
    const code = await codeNow();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    expect((await check({ code: typed })).status).toBe(200);
  });

  test('ends with the tenth wrong try, and not before', async () => {
    const code = await codeNow();
    for (let nth = 1; nth < setupLimits.codeTries; nth += 1) {
      expect(codeOf(await check({ code: 'wrong' }))).toBe('setup.wrongCode');
    }
    expect((await check({ code })).status).toBe(200);
    expect(codeOf(await check({ code: 'wrong' }))).toBe('setup.newCode');
    expect(codeOf(await check({ code }))).toBe('setup.wrongCode');
  });

  test('ends with the tenth wrong try, also when all come at once', async () => {
    const code = await codeNow();
    const tries = await Promise.all(
      Array.from({ length: setupLimits.codeTries + 3 }, () => check({ code: 'wrong' })),
    );
    expect(new Set(tries.map(codeOf))).toEqual(new Set(['setup.wrongCode', 'setup.newCode']));
    expect(tries.filter((one) => codeOf(one) === 'setup.newCode')).toHaveLength(1);
    expect(await codeNow()).not.toBe(code);
    expect(codeOf(await check({ code }))).toBe('setup.wrongCode');
    expect((await check({ code: await codeNow() })).status).toBe(200);
  });

  test('that is right is no try, whatever else is wrong', async () => {
    const code = await codeNow();
    for (let nth = 0; nth <= setupLimits.codeTries; nth += 1) {
      expect(codeOf(await check({ code, password: 'short' }))).toBe('password.tooShort');
    }
    expect(await codeNow()).toBe(code);
    expect(codeOf(await set({ code: 'wrong' }))).toBe('setup.wrongCode');
    expect(await made()).toEqual({ accounts: 0, corporations: 0 });
  });

  test('is made by the first wrong try where none was printed', async () => {
    expect(codeOf(await check({ code: 'wrong' }))).toBe('setup.newCode');
    expect((await check({ code: await codeNow() })).status).toBe(200);
  });
});

test('a code that somebody has used up meanwhile is not said to be wrong', async () => {
  const code = await codeNow();
  const holder = await pool.connect();
  onTestFinished(() => holder.release());
  await holder.query('begin');
  await holder.query('lock table setup_codes in access exclusive mode');
  const late = set({ code });
  await expect.poll(() => isLockWaitedFor(pool)).toBe(true);
  await holder.query('delete from setup_codes');
  await holder.query(
    `insert into auth_users (id, name, email, email_verified, created_at, updated_at)
      values ('first', 'First', 'first@kvarn.example', true, now(), now())`,
  );
  await holder.query('commit');
  expect(codeOf(await late)).toBe('setup.taken');
});

describe('the first account', () => {
  test.each([
    [{ password: 'ada.vik2027' }, 'password.common'],
    [{ password: 'Outrider1' }, 'password.common'],
    [{ password: null }, 'setup.noPassword'],
    [{ email: 'nobody' }, 'invalid'],
    [{ name: ' ' }, 'invalid'],
    [{ name: 7 }, 'invalid'],
    [{ code: null }, 'invalid'],
  ])('with %j is refused', async (changes, expected) => {
    const code = await codeNow();
    expect(codeOf(await check({ code, ...changes }))).toBe(expected);
    expect(codeOf(await set({ code, ...changes }))).toBe(expected);
  });

  test.each([
    ['ada@kvarn.se', 'kvarn.se'],
    ['Ada@Mail.Kvarn.SE', 'mail.kvarn.se'],
    ['ada@gmail.com', null],
    ['ada@github.io', null],
  ])('with the address %s proposes the domain %s', async (email, domain) => {
    const { body } = await check({ code: await codeNow(), email });
    expect(body).toEqual({ domain });
  });

  test('is a Superuser with a verified address, of the first corporation with its cycle', async () => {
    expect(await anonymous.ask(publicSettings)).toMatchObject({ isSetUp: false });
    expect(await anonymous.ask(get)).toEqual({
      asksPassword: true,
      passwordMinLength: settings.passwordMinLength,
    });
    const { status, body } = await set({ code: await codeNow() });
    expect(status).toBe(200);
    const person = await server.signInAgain('ada.vik@kvarn.example', password);
    const params = { id: (body as { corporationId: string }).corporationId };
    expect(await person.ask(corporationList)).toContainEqual(
      expect.objectContaining({ id: params.id, name: 'Kvarn Industries' }),
    );
    expect(await person.ask(cycles, { params })).toMatchObject([{ name: 'Spring 2027' }]);
    const { rows } = await pool.query(
      `select slug, time_zone, ignite_config, ignite_enabled, domain from corporations
      join corporation_domains on corporation_id = corporations.id`,
    );
    expect(rows).toEqual([
      {
        slug: 'kvarn-industries',
        time_zone: 'Europe/Stockholm',
        ignite_config: { accent: '#0f58d6' },
        ignite_enabled: true,
        domain: 'kvarn.example',
      },
    ]);
    // What only a Superuser or foundry may.
    const colleague = { email: 'bo@kvarn.example', firstName: 'Bo', lastName: '' };
    await person.ask(createUser, {
      body: { ...colleague, corporationId: params.id, password: 'Lantern-moss-8' },
    });
    const { rows: entries } = await pool.query(
      `select kind from audit_entries where actor_id = (select id from users where email = $1)
        and kind <> 'session.begun' order by id`,
      ['ada.vik@kvarn.example'],
    );
    expect(entries.map(({ kind }) => kind as string)).toEqual([
      'role.assigned',
      'corporation.created',
      'cycle.created',
      'user.setUp',
      'user.created',
    ]);
  });
});

test('whoever had an account that is gone sets up again with the same address', async () => {
  const { body: before } = await set({ code: await codeNow() });
  await pool.query('delete from auth_users');
  const code = await codeNow();
  // The domain is that of the corporation before.
  expect((await check({ code })).body).toEqual({ domain: null });
  const { status, body } = await set({ code }, { name: 'Kvarn once more', domain: null });
  expect([status, body]).toMatchObject([200, { userId: (before as { userId: string }).userId }]);
  const person = await server.signInAgain('ada.vik@kvarn.example', password);
  const names = (await person.ask(corporationList)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Kvarn Industries', 'Kvarn once more']));
});

describe('the first corporation', () => {
  test.each([
    [{ domain: 'gmail.com' }, 'corporation.domainOpen'],
    [{ domain: 'kvarn' }, 'invalid'],
    [{ accent: 'red' }, 'invalid'],
    [{ timeZone: 'Mars' }, 'invalid'],
    [{ name: '' }, 'invalid'],
    [
      {
        cycle: {
          name: 'Backwards',
          startDate: '2027-05-31T21:59:59.000Z',
          endDate: '2026-12-31T23:00:00.000Z',
        },
      },
      'invalid',
    ],
  ])('with %j is refused, and nothing is made', async (changes, expected) => {
    expect(codeOf(await set({ code: await codeNow() }, changes))).toBe(expected);
    expect(await made()).toEqual({ accounts: 0, corporations: 0 });
    expect((await set({ code: await codeNow() })).status).toBe(200);
  });

  test('gets an address of its own where its name is a page of the product', async () => {
    expect((await set({ code: await codeNow() }, { name: 'Setup' })).status).toBe(200);
    const { rows } = await pool.query('select slug from corporations where slug <> id::text');
    expect(rows).toEqual([{ slug: 'setup-2' }]);
  });
});

describe('once there is an account', () => {
  test('nothing is found, with the right code either', async () => {
    const code = await codeNow();
    expect((await set({ code })).status).toBe(200);
    for (const reply of [await set({ code }), await check({ code }), await anonymous.try(get)]) {
      expect(reply.status).toBe(404);
    }
    expect(await loadSetupCode(db, settings.authSecret)).toBeNull();
    expect(await anonymous.ask(publicSettings)).toMatchObject({ isSetUp: true });
  });

  test('of two at once one wins, and the other is told', async () => {
    const code = await codeNow();
    const holder = await pool.connect();
    onTestFinished(() => holder.release());
    await holder.query('begin');
    await lockUntilCommit(drizzle(holder), 'setup');
    const both = Promise.all([
      set({ code }),
      set({ code, email: 'bo@kvarn.example' }, { name: 'Other', domain: null }),
    ]);
    await expect.poll(() => countLockWaits(pool)).toBe(2);
    await holder.query('commit');
    const replies = await both;
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = replies.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({
      code: 'setup.taken',
      error: setupRefusals['setup.taken'].sentence,
    });
    expect(await made()).toEqual({ accounts: 1, corporations: 1 });
  });
});

test('where a hosted identity service signs people in, the first account has no password', async () => {
  const hostedIdentity = {
    project: 'kvarn-scouting',
    apiKey: 'key',
    authDomain: 'kvarn-scouting.firebaseapp.com',
    keysUrl: 'https://keys.example/keys',
    emulator: null,
  };
  const { app } = await server.openNode({ hostedIdentity });
  const payload = {
    account: account({ code: await codeNow(), password: null }),
    corporation: corporation(),
  };
  const opened = await inject(app, { method: 'GET', url: '/api/public/setup' });
  expect(JSON.parse(opened.text)).toMatchObject({ asksPassword: false });
  const reply = await inject(app, { method: 'POST', url: '/api/public/setup', payload });
  expect(reply.status).toBe(200);
  const { rows } = await pool.query(
    'select email, email_verified, (select count(*)::int from auth_accounts) as ways from auth_users',
  );
  expect(rows).toEqual([{ email: 'ada.vik@kvarn.example', email_verified: true, ways: 0 }]);
  await app.close();
});
