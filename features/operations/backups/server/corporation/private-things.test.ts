import { beforeEach, expect, test } from 'vitest';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  exportCorporationAs,
  rowsOf,
  textsOf,
} from '#features/operations/backups/tests/corporation-archive.ts';
import {
  agreeToExports,
  fillPrivateThings,
} from '#features/operations/backups/tests/fill-private-things.ts';
import { privateTables } from './table-lists.ts';

rotateTests();
const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');

interface Person {
  readonly id: string;
  readonly authId: string;
  readonly corporationId: string;
}

async function findPerson(email: string): Promise<Person> {
  const { rows } = await pool.query<Person>(
    `select id, auth_id as "authId", corporation_id as "corporationId" from users where email = $1`,
    [email],
  );
  const [person] = rows;
  if (!person) throw new Error(`No ${email}`);
  return person;
}

const elin = await findPerson('owner@skf.example');
const arvid = await findPerson('developer@skf.example');
const nora = await findPerson('member@norrland.example');
const { corporationId } = elin;

await pool.query(`update users set first_name = 'Elin', last_name = 'Lund' where id = $1`, [
  elin.id,
]);
for (const table of privateTables) await pool.query(`truncate ${table} cascade`);
const [ofElin, ofArvid] = [
  await fillPrivateThings(pool, elin.id, 'Elinsword'),
  await fillPrivateThings(pool, arvid.id, 'Arvidsword'),
];
await fillPrivateThings(pool, nora.id, 'Norasword');

beforeEach(() => pool.query('delete from export_consents'));

const exported = () => exportCorporationAs(server, foundry, corporationId);

/** The parts of an archive that have a word, whoever agreed. */
async function partsWith(path: string, word: string): Promise<string[]> {
  return [...(await textsOf(path))]
    .flatMap(([name, text]) => (text.includes(word) ? [name] : []))
    .toSorted();
}

const saidBy = async (path: string) => (await textsOf(path)).get('not-included.txt') ?? '';

test('an export has the private things of who has agreed, and nothing of anybody else', async () => {
  await agreeToExports(pool, arvid.id);
  await agreeToExports(pool, nora.id);
  const path = await exported();
  expect(await partsWith(path, 'Elinsword')).toEqual([]);
  expect(await partsWith(path, 'Norasword')).toEqual([]);
  const rows = await rowsOf(path);
  for (const table of privateTables) {
    const isPin = table === 'pins';
    expect.soft(rows.get(table), table).toHaveLength(isPin ? 2 : 1);
  }
  expect(await partsWith(path, 'Arvidsword recent')).toEqual([]);
  const companies = rows.get('companies')?.map(({ id }) => id);
  expect(companies).toContain(ofArvid.companyId);
  expect(companies).not.toContain(ofElin.companyId);
});

test('without a consent no private table has a row', async () => {
  const rows = await rowsOf(await exported());
  for (const table of privateTables) expect.soft(rows.get(table), table).toEqual([]);
});

test('it says who has not agreed, of its own people alone', async () => {
  await agreeToExports(pool, arvid.id);
  const said = await saidBy(await exported());
  expect(said).toContain('- Elin Lund\n');
  expect(said).not.toContain('Arvid Kvist');
  expect(said).not.toContain('Norrland');
  const { rows } = await pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from users
     where corporation_id is distinct from $1 and first_name <> ''
       and (first_name, last_name) not in (
         select first_name, last_name from users where corporation_id = $1)`,
    [corporationId],
  );
  expect(rows).not.toEqual([]);
  for (const { name } of rows) expect.soft(said).not.toContain(name);
});

test('a disabled person cannot withdraw, so that nothing private of them is exported', async () => {
  await agreeToExports(pool, arvid.id);
  await pool.query('update users set is_active = false where id = $1', [arvid.id]);
  const path = await exported();
  await pool.query('update users set is_active = true where id = $1', [arvid.id]);
  expect(await partsWith(path, 'Arvidsword')).toEqual([]);
  expect(await saidBy(path)).toMatch(/whose account is disabled[^\n]+\n- Arvid Kvist\n/u);
  expect(await partsWith(await exported(), 'Arvidsword note')).not.toEqual([]);
});

test('a collection is its owner’s whoever it is shared with, and a note is its author’s', async () => {
  const { collectionId } = ofArvid;
  const shared = [elin.authId, nora.authId];
  await pool.query('update collections set shared_to_users = $1 where id = $2', [
    shared,
    collectionId,
  ]);
  await pool.query(
    `insert into collection_notes (collection_id, company_id, note, updated_by)
     values ($1, $2, 'Elinsword shared', $3)`,
    [collectionId, ofElin.companyId, elin.id],
  );
  await pool.query(
    `insert into pins (id, user_id, collection_id, position) values (gen_random_uuid(), $1, $2, 3)`,
    [elin.id, collectionId],
  );

  // Of the reader's: not the collection, and the pin neither.
  await agreeToExports(pool, elin.id);
  const ofReader = await exported();
  expect(await partsWith(ofReader, 'Arvidsword')).toEqual([]);
  expect(await partsWith(ofReader, collectionId)).toEqual([]);
  expect((await rowsOf(ofReader)).get('pins')).toHaveLength(2);

  await pool.query('delete from export_consents');
  await agreeToExports(pool, arvid.id);
  const ofOwner = await exported();
  expect(await partsWith(ofOwner, 'Elinsword')).toEqual([]);
  const [collection] = (await rowsOf(ofOwner)).get('collections') ?? [];
  expect(collection).toMatchObject({ id: collectionId, shared_to_users: [elin.authId] });

  await agreeToExports(pool, elin.id);
  expect(await partsWith(await exported(), 'Elinsword shared')).not.toEqual([]);
});

test('what its owner has deleted is not exported, nor what is in it', async () => {
  await agreeToExports(pool, arvid.id);
  await pool.query('update collections set is_active = false where id = $1', [
    ofArvid.collectionId,
  ]);
  await pool.query('update saved_searches set deleted_at = now() where user_id = $1', [arvid.id]);
  const path = await exported();
  const rows = await rowsOf(path);
  for (const table of ['collections', 'collection_notes', 'saved_searches', 'pins']) {
    expect.soft(rows.get(table), table).toEqual([]);
  }
  expect(await partsWith(path, 'Arvidsword note')).toEqual([]);
});

test('a view that is shared is the corporation’s; another one is its owner’s', async () => {
  await pool.query('delete from saved_views');
  await pool.query(
    `insert into saved_views (id, screen, corporation_id, owner_id, name, search, is_shared, deleted_at)
     select gen_random_uuid(), 'projects', $1, u, n || s.shared, '{}', s.shared, d.at
     from (values ($2::uuid, 'Elin '), ($3::uuid, 'Arvid ')) v(u, n),
       (values (true), (false)) s(shared), (values (null), (now())) d(at)`,
    [corporationId, elin.id, arvid.id],
  );
  const namesIn = async () =>
    (await rowsOf(await exported()))
      .get('saved_views')
      ?.map(({ name }) => String(name))
      .toSorted();
  expect(await namesIn()).toEqual(['Arvid true', 'Elin true']);
  await agreeToExports(pool, arvid.id);
  expect(await namesIn()).toEqual(['Arvid false', 'Arvid true', 'Elin true']);
});
