import { expect, test } from 'vitest';
import { getByEmail, search } from '#core/domain/identity/user-endpoints.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import { makeExtraPeople, extraPassword } from '#core/tests/extra-people.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
await makeExtraPeople(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');
const guest = await server.signIn('guest@halden.example', extraPassword);
const unverified = await server.signIn('unverified@skf.example', extraPassword);

const matches = async (person: typeof owner, q: string, sameCorporationOnly?: 'true' | 'false') => {
  const people = await person.ask(search, {
    query: { q, ...(sameCorporationOnly && { sameCorporationOnly }) },
  });
  return people.map(({ email }) => email);
};

test('people are found by any part of their name or address, in any case', async () => {
  expect(await matches(owner, 'kallio')).toEqual(['anders.kallio@skf.example']);
  expect(await matches(owner, 'ANDERS KAL')).toEqual(['anders.kallio@skf.example']);
  expect(await matches(owner, 'developer@')).toEqual(['developer@skf.example']);
  const [one] = await owner.ask(search, { query: { q: 'kallio' } });
  expect(one).toMatchObject({ firstName: 'Anders', title: 'Lubrication specialist' });
});

test('names that begin with the text come first', async () => {
  expect((await matches(owner, 'an'))[0]).toBe('anders.kallio@skf.example');
});

test.each(['', ' ', 'a', ' a ', '%', '_', '\\'])('“%s” is too short for a search', async (q) => {
  expect(await matches(owner, q)).toEqual([]);
});

test.each(['%%', '__', '_%', '\\\\', '%@%', "' or 1=1 --"])(
  '“%s” is searched literally',
  async (q) => {
    expect(await matches(owner, q)).toEqual([]);
    expect(await matches(foundry, q, 'false')).toEqual([]);
  },
);

test('nobody of another corporation is found, whatever the query claims', async () => {
  expect(await matches(norrland, '.example', 'false')).toEqual(await matches(norrland, '.example'));
  for (const email of await matches(norrland, '.example', 'false')) {
    expect(email).toMatch(/@norrland\.example$/u);
  }
  for (const q of ['skf', 'elin', 'owner@skf.example', 'outrider.example']) {
    expect(await matches(norrland, q, 'false')).toEqual([]);
  }
  const claimed = await norrland.send('GET', '/users/search', {
    query: { q: 'elin', sameCorporationOnly: 'false', currentAuthId: 'somebody-else' },
  });
  expect(claimed.body).toEqual([]);
});

test('people on the same case team are found across corporations, both ways', async () => {
  expect(await matches(owner, 'guest@')).toEqual(['guest@halden.example']);
  expect(await matches(guest, 'elin')).toEqual(['owner@skf.example']);
  expect(await matches(member, 'guest@')).toEqual([]);
  expect(await matches(guest, 'member@skf')).toEqual([]);
});

test('the foundry finds everybody if it asks for that', async () => {
  expect(await matches(foundry, 'elin')).toEqual([]);
  expect(await matches(foundry, 'elin', 'false')).toEqual(['owner@skf.example']);
  expect(await matches(foundry, 'freja', 'false')).toEqual(['member@norrland.example']);
});

test('an unverified address, or a person without a corporation, finds nobody', async () => {
  expect(await matches(unverified, 'skf', 'false')).toEqual([]);
  const own = await unverified.try(getByEmail, { query: { email: 'unverified@skf.example' } });
  expect(own.status).toBe(404);
  await pool.query(`update users set corporation_id = null where email = 'guest@halden.example'`);
  await pool.query(`select pg_notify('person_changed', '')`);
  await expect.poll(() => matches(guest, 'elin')).toEqual([]);
});

test('deactivated people are not found, not even by the foundry', async () => {
  await pool.query(`update users set is_active = false where email = 'hanna.sjo@skf.example'`);
  expect(await matches(owner, 'hanna')).toEqual([]);
  expect(await matches(foundry, 'hanna', 'false')).toEqual([]);
  const query = { email: 'hanna.sjo@skf.example' };
  expect((await foundry.try(getByEmail, { query })).status).toBe(404);
});

test('an address is found in any case, and is not a pattern', async () => {
  const byAddress = (email: string) => owner.try(getByEmail, { query: { email } });
  expect((await byAddress('Developer@SKF.example')).body).toMatchObject({ firstName: 'Arvid' });
  expect((await byAddress('%@skf.example')).status).toBe(404);
  expect((await byAddress('member@norrland.example')).text).toBe(
    (await byAddress('nobody@norrland.example')).text,
  );
});

test('results are limited to the size of a list', async () => {
  await pool.query(
    `insert into users (id, email, first_name, last_name, corporation_id)
    select gen_random_uuid(), 'crowd' || n || '@skf.example', 'Crowd', n::text, c.id
    from generate_series(1, 30) n, corporations c where c.slug = 'skf'`,
  );
  expect(await matches(owner, 'crowd')).toHaveLength(userLimits.peopleFoundMost);
});
