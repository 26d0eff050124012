import { beforeEach, expect, test } from 'vitest';
import {
  bodyOf,
  type Collection,
  type CollectionBody,
} from '#features/directory/collections/domain/collection.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** Stored data stays within the invariants and limits for any input, and changes are in the audit trail. */

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const idsOf = async (kind: string) => {
  const few = 'select id from companies where kind = $1 order by id limit 2';
  return (await pool.query<{ id: string }>(few, [kind])).rows.map(({ id }) => id);
};
const [acme = '', bolt = ''] = await idsOf('startup');

let collection: Collection;
const path = () => `/collections/${collection.id}`;
const put = (person: typeof owner, parts: Partial<CollectionBody>) =>
  person.send('PUT', path(), { body: { ...bodyOf(collection), ...parts } });

beforeEach(async () => {
  const made = await owner.ask(endpoints.create, { body: { name: 'Bounds' } });
  collection = await owner.ask(endpoints.replace, {
    params: { id: made.id },
    body: { ...bodyOf(made), startupIds: [acme, bolt], sharedToUsers: [reader.authId] },
  });
});

test('names are stored on one line, and an invisible name counts as blank', async () => {
  const made = await owner.ask(endpoints.create, { body: { name: ' Near\u202e\nLund ' } });
  expect(made.name).toBe('Near Lund');
  const name = '\u200b\u2060';
  const blank = await owner.try(endpoints.create, { body: { name } });
  expect(blank.body).toMatchObject({ error: `Invalid Pinboard name ${name}.` });
  const space = { id: 'a', name: ' Far\toff ', description: '', parentId: null };
  const stored = await put(owner, { subspaces: [space] });
  expect(stored.body).toMatchObject({ subspaces: [{ name: 'Far off' }] });
});

test('people who may only blacklist cannot reorder the list or share twice with one person', async () => {
  const blacklistedNuclaIds = await idsOf('nucla');
  const smuggled: Partial<CollectionBody>[] = [
    { startupIds: [bolt, acme] },
    { sharedToUsers: [reader.authId, reader.authId] },
  ];
  for (const parts of smuggled) {
    expect((await put(reader, { blacklistedNuclaIds, ...parts })).status).toBe(403);
  }
  expect((await put(reader, { blacklistedNuclaIds })).status).toBe(200);
});

test.each<[string, () => object]>([
  ['a hundred thousand values', () => ({ startupToSubspaces: { [acme]: Array(200_000).fill(1) } })],
  ['values of a wrong kind', () => ({ startupToSubspaces: { [acme]: Array(14_000).fill(1) } })],
  [
    'keys that name nothing',
    () => ({
      startupToSubspaces: Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [n, n])),
    }),
  ],
  ['thousands of ids that are none', () => ({ startupIds: Array(5000).fill('x') })],
])('%s are refused with a short message', async (_what, parts) => {
  const reply = await put(owner, parts());
  expect(reply.status).toBe(400);
  expect(reply.text.length).toBeLessThan(3000);
});

test('nobody has shared access twice, and an owner cannot share with themselves', async () => {
  for (const sharedToUsers of [[reader.authId, reader.authId], [owner.authId]]) {
    expect((await put(owner, { sharedToUsers })).body).toMatchObject({ code: 'invalid' });
  }
});

test('the number of collections is limited, whether created, copied or restored', async () => {
  await owner.ask(endpoints.remove, { params: { id: collection.id } });
  await pool.query(
    `insert into collections (id, name, user_id)
    select gen_random_uuid(), 'One of many', $1 from generate_series(1, $2)`,
    [owner.authId, collectionLimits.collectionsMost],
  );
  const { rows: some } = await pool.query<{ id: string }>(
    "select id from collections where name = 'One of many' limit 1",
  );
  const params = { id: some[0]?.id ?? '' };
  const tries = [
    owner.try(endpoints.create, { body: { name: 'One more' } }),
    owner.try(endpoints.copy, { params }),
    owner.try(endpoints.restore, { params: { id: collection.id } }),
  ];
  for (const reply of await Promise.all(tries)) {
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { error: 'You have 500 collections, the maximum. Delete one first.' },
    ]);
  }
  await pool.query("delete from collections where name = 'One of many'");
});

test.each(['none', '__proto__', '-a', 'a b', '', 'a'.repeat(65)])(
  'a sub-space cannot have the id “%s”',
  async (id) => {
    const space = { id, name: 'Near', description: '', parentId: null };
    expect((await put(owner, { subspaces: [space] })).status).toBe(400);
  },
);

test('writing an unchanged note records no event', async () => {
  const params = { id: collection.id, companyId: acme };
  for (const body of [{}, { note: 'Quiet.' }, { note: ' Quiet. ' }, { rating: 3 }, { rating: 3 }]) {
    await owner.ask(endpoints.writeNote, { params, body });
  }
  const { rows: entries } = await pool.query(
    "select from audit_entries where subject_id = $1 and kind = 'collection.noted'",
    [collection.id],
  );
  expect(entries).toHaveLength(2);
});

test('shares and the changes of readers are in the audit trail', async () => {
  await put(reader, { startupIds: [bolt], blacklistedStartupIds: [acme] });
  collection = await owner.ask(endpoints.get, { params: { id: collection.id } });
  await put(owner, { sharedToUsers: [] });
  const { rows: entries } = await pool.query(
    `select kind, details from audit_entries where subject_id = $1 order by at, id`,
    [collection.id],
  );
  const name = 'Bounds';
  expect(entries).toEqual([
    { kind: 'collection.created', details: { name } },
    {
      kind: 'collection.shared',
      details: {
        name,
        different: ['editCollection', 'shareCollection'],
        sharedWith: [reader.authId],
        takenFrom: [],
      },
    },
    { kind: 'collection.changed', details: { name, different: ['blacklistInCollection'] } },
    {
      kind: 'collection.shared',
      details: {
        name,
        different: ['shareCollection'],
        sharedWith: [],
        takenFrom: [reader.authId],
      },
    },
  ]);
});
