import { describe, expect, test } from 'vitest';
import { ofUser as corporationOf } from '#core/domain/identity/corporation-endpoints.ts';
import { search } from '#core/domain/identity/user-endpoints.ts';
import { extraPassword, makeExtraPeople } from '#core/tests/extra-people.ts';
import { notified } from '#core/tests/notified.ts';
import { persons } from '#core/tests/persons.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as administrators from '#features/cases/corporations/domain/administrator-endpoints.ts';
import * as settings from '#features/cases/corporations/domain/settings-endpoints.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { setActive } from '#features/people/identity/server/shared/manage-accounts.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import * as management from '#features/people/users/domain/management-endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
await makeExtraPeople(server);
const superuser = await server.signIn(persons.superuser);
const foundry = await server.signIn(persons.foundry);
const administrator = await server.signIn(persons.administrator, extraPassword);

async function value<Value>(sql: string, ...values: unknown[]): Promise<Value | undefined> {
  const { rows } = await pool.query<{ value: Value }>(sql, values);
  return rows[0]?.value;
}
const corporationId = async (slug: string) =>
  (await value<string>('select id as value from corporations where slug = $1', slug)) ?? '';
const skf = await corporationId('skf');
const norrland = await corporationId('norrland-steel');
const idOf = async (email: string) =>
  (await value<string>('select id as value from users where email = $1', email)) ?? '';

async function makeColleague(name: string, corporation = skf) {
  const email = `${name}@skf.example`;
  const id = await createAccount(db, {
    email,
    password: extraPassword,
    firstName: name,
    lastName: 'Test',
    title: null,
    corporationId: corporation,
    isFoundryUser: false,
  });
  return { id, email, client: await server.signIn(email, extraPassword) };
}

const add = (userId: string, id = skf, by: SignedIn = foundry) =>
  by.try(administrators.add, { params: { id, userId } });
const remove = (userId: string, id = skf, by: SignedIn = foundry) =>
  by.try(administrators.remove, { params: { id, userId } });
const mayConfigure = async (person: SignedIn, id = skf) =>
  (await person.try(settings.get, { params: { id } })).status;
const titlesTo = async (id: string) =>
  (await notified(pool)).filter(({ userId }) => userId === id).map(({ title }) => title);
const auditOf = async (id: string) => {
  const { rows } = await pool.query<{ kind: string }>(
    `select kind from audit_entries where subject_id = $1 and kind like 'administrator.%'
    order by at, id`,
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | null)?.code,
];

describe('an administrator', () => {
  test('is added and removed by the foundry; it counts at once, is recorded and told once', async () => {
    const { id, client } = await makeColleague('counted');
    expect(await mayConfigure(client)).toBe(403);
    expect((await add(id)).status).toBe(204);
    expect((await add(id, skf, superuser)).status).toBe(204);
    // Whoever is remembered as without it is forgotten at once, on every node.
    await expect.poll(() => mayConfigure(client)).toBe(200);
    expect(await mayConfigure(client, norrland)).toBe(404);
    const own = await client.ask(corporationOf, { params: { userId: id } });
    expect(own).toMatchObject({ isAdministrator: true });
    const listed = await client.ask(administrators.list, { params: { id: skf } });
    expect(listed.map((one) => one.email)).toContain('counted@skf.example');

    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    await expect.poll(() => mayConfigure(client)).toBe(403);
    expect(await auditOf(id)).toEqual(['administrator.added', 'administrator.removed']);
    expect(await titlesTo(id)).toEqual([
      'You are an administrator of SKF now',
      'You are no longer an administrator of SKF',
    ]);
  });

  test('adds and removes nobody, themselves neither, of any corporation', async () => {
    const { id } = await makeColleague('hopeful');
    expect((await add(id, skf, administrator)).status).toBe(403);
    expect((await remove(await idOf('hanna.sjo@skf.example'), skf, administrator)).status).toBe(
      403,
    );
    expect((await remove(await idOf(persons.administrator), skf, administrator)).status).toBe(403);
    expect((await add(id, norrland, administrator)).status).toBe(404);
  });

  test('has to be an active person of the corporation', async () => {
    const outsider = await idOf(persons.norrland);
    expect(codeOf(await add(outsider))).toEqual([409, 'administrator.elsewhere']);
    expect(codeOf(await add(await idOf(persons.foundry)))).toEqual([
      409,
      'administrator.elsewhere',
    ]);
    const { id } = await makeColleague('disabled');
    await pool.query('update users set is_active = false where id = $1', [id]);
    expect(codeOf(await add(id))).toEqual([409, 'administrator.disabled']);
    expect(codeOf(await add('019a0000-0000-7000-8000-00000000dead'))).toEqual([404, 'notFound']);
  });

  test('is one of at most so many', async () => {
    const { id } = await makeColleague('one-too-many', norrland);
    await pool.query(
      `with made as (
        insert into users (id, email, corporation_id)
        select gen_random_uuid(), 'many' || n || '@norrland.example', $1 from generate_series(1, $2) n
        returning id)
      insert into corporation_administrators (user_id, corporation_id) select id, $1 from made`,
      [norrland, userLimits.administratorsMost],
    );
    expect(codeOf(await add(id, norrland))).toEqual([409, 'administrator.tooMany']);
    await pool.query(`delete from users where email like 'many%@norrland.example'`);
    expect((await add(id, norrland)).status).toBe(204);
  });
});

describe('it ends', () => {
  const change = (id: string, body: object) =>
    superuser.send('PUT', `/users/${id}/account`, { body });
  const isOne = async (id: string) =>
    (await value('select 1 as value from corporation_administrators where user_id = $1', id)) === 1;

  test('when the foundry moves or disables them, and does not come back', async () => {
    for (const [name, away, back] of [
      ['moved', { corporationId: norrland }, { corporationId: skf }],
      ['stopped', { isActive: false }, { isActive: true }],
    ] as const) {
      const { id, client } = await makeColleague(name);
      await add(id);
      expect((await change(id, away)).status).toBe(200);
      expect(await isOne(id)).toBe(false);
      expect((await change(id, back)).status).toBe(200);
      expect(await isOne(id)).toBe(false);
      if (name === 'moved') await expect.poll(() => mayConfigure(client)).toBe(403);
      expect(await auditOf(id)).toEqual(['administrator.added', 'administrator.removed']);
      expect(await titlesTo(id)).not.toContain('You are no longer an administrator of SKF');
    }
  });

  test('when many are moved at once, too', async () => {
    const { id } = await makeColleague('among-many');
    await add(id);
    const action = { what: 'move', corporationId: null } as const;
    await superuser.ask(management.act, { body: { userIds: [id], action } });
    expect(await isOne(id)).toBe(false);
  });

  test('whichever way the account changes: on the command line, by hand', async () => {
    const { id } = await makeColleague('by-command');
    await add(id);
    await db.transaction((tx) => setActive(tx, { userId: id, actorId: null }, false));
    expect(await isOne(id)).toBe(false);
    const other = await makeColleague('by-hand');
    await add(other.id);
    await pool.query('update users set corporation_id = $2 where id = $1', [other.id, norrland]);
    expect(await isOne(other.id)).toBe(false);
    await expect.poll(() => mayConfigure(other.client, norrland)).toBe(403);
  });

  test('and is out of force while the corporation is deleted, or the address is not verified', async () => {
    const { id } = await makeColleague('waiting', norrland);
    await pool.query('delete from corporation_administrators where corporation_id = $1', [
      norrland,
    ]);
    await add(id, norrland);
    const person = await server.signIn('waiting@skf.example', extraPassword);
    const setActiveCorporation = (isActive: boolean) =>
      pool.query('update corporations set is_active = $2 where id = $1', [norrland, isActive]);
    await setActiveCorporation(false);
    await expect.poll(() => mayConfigure(person, norrland)).toBe(404);
    await setActiveCorporation(true);
    await expect.poll(() => mayConfigure(person, norrland)).toBe(200);
    await pool.query(`update auth_users set email_verified = false where email = $1`, [
      'waiting@skf.example',
    ]);
    await expect.poll(() => mayConfigure(person, norrland)).toBe(404);
  });
});

describe('what it opens', () => {
  test('the public page with its introduction, which a general change leaves alone', async () => {
    const before = await administrator.ask(settings.get, { params: { id: skf } });
    const { igniteEnabled, accent, questions, version, name, slug, domains } = before;
    const page = await administrator.ask(settings.setPublicPage, {
      params: { id: skf },
      body: {
        igniteEnabled,
        headline: 'Spin',
        accent,
        questions,
        introduction: ' By us. ',
        version,
      },
    });
    expect(page).toMatchObject({ headline: 'Spin', introduction: 'By us.' });
    const general = await foundry.ask(settings.change, {
      params: { id: skf },
      body: { name, slug, domains, version: page.version },
    });
    expect(general.introduction).toBe('By us.');
    const unsaid = await administrator.ask(settings.setPublicPage, {
      params: { id: skf },
      body: { igniteEnabled, headline: null, accent, questions, version: general.version },
    });
    expect(unsaid.introduction).toBe('By us.');
  });

  test('not what the corporation is: name, domains, deletion', async () => {
    const { version } = await administrator.ask(settings.get, { params: { id: skf } });
    const body = { name: 'Mine', slug: 'mine', domains: ['mine.example'], version };
    const refused = await administrator.try(settings.change, { params: { id: skf }, body });
    expect(refused.status).toBe(403);
    const query = { version: String(version) };
    const removal = await administrator.try(settings.remove, { params: { id: skf }, query });
    expect(removal.status).toBe(403);
  });

  test('a cycle', async () => {
    const cycle = await administrator.send('POST', `/corporations/${skf}/cycles`, {
      body: {
        name: 'Of an administrator',
        startDate: '2031-01-01T00:00:00Z',
        endDate: '2031-06-01T00:00:00Z',
      },
    });
    expect(cycle.status).toBe(200);
  });
});

test('people are found within one corporation by who finds all', async () => {
  const query = { q: 'test', sameCorporationOnly: 'false', corporationId: skf } as const;
  await makeColleague('findable', norrland);
  const people = await foundry.ask(search, { query });
  expect(people.length).toBeGreaterThan(0);
  expect(people.map(({ firstName }) => firstName)).not.toContain('findable');
});
