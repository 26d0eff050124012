import { beforeAll, expect, test } from 'vitest';
import { waitUntil } from '#core/tests/wait-until.ts';
import {
  addCompany,
  listen,
  searchClient,
} from '#features/directory/search/tests/search-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { searchChanges } from './outbox.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const scout = searchClient(await server.signIn('owner@skf.example'));
beforeAll(async () => {
  await listen(server);
  await scout.untilReady();
});

test('the demonstration data is indexed automatically', async () => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from companies');
  expect(await scout.status()).toEqual({
    state: 'ready',
    indexed: rows[0]?.count,
    waiting: 0,
    rebuild: null,
    encoder: null,
  });
});

test('a new company is found, a changed one only by its new words, a removed one not at all', async () => {
  const id = await addCompany(server, 'Quibbleworks');
  await waitUntil(() => scout.finds('Quibbleworks', id));
  await pool.query(`update companies set name = 'Zandergleis' where id = $1`, [id]);
  await waitUntil(() => scout.finds('Zandergleis', id));
  expect(await scout.misses('Quibbleworks', id)).toBe(true);
  await pool.query('delete from companies where id = $1', [id]);
  await waitUntil(() => scout.misses('Zandergleis', id));
});

test('a change that is rolled back is never found', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into companies (id, kind, external_id, name)
     values (gen_random_uuid(), 'startup', 'rolled-back', 'Vanishedtron')`,
  );
  await client.query('rollback');
  client.release();
  const id = await addCompany(server, 'Afterwardly');
  await waitUntil(() => scout.finds('Afterwardly', id));
  expect((await scout.find('Vanishedtron')).data.map(({ name }) => name)).not.toContain(
    'Vanishedtron',
  );
});

test('a change that is committed after later ones is still indexed', async () => {
  const slow = await pool.connect();
  await slow.query('begin');
  const { rows } = await slow.query<{ id: string }>(
    `insert into companies (id, kind, external_id, name)
     values (gen_random_uuid(), 'startup', 'slow', 'Latecomerly') returning id`,
  );
  const quick = await addCompany(server, 'Earlybirdly');
  await waitUntil(() => scout.finds('Earlybirdly', quick));
  expect(await scout.misses('Latecomerly', rows[0]?.id ?? '')).toBe(true);
  await slow.query('commit');
  slow.release();
  await waitUntil(() => scout.finds('Latecomerly', rows[0]?.id ?? ''));
});

test('a single change is indexed before a bulk change', async () => {
  class Undone extends Error {}
  const loading = server.database.db.transaction(async (tx) => {
    await tx.execute(
      `insert into companies (id, kind, external_id, name)
       select gen_random_uuid(), 'startup', 'loaded-' || n, 'Bulk company' from generate_series(1, 200) n`,
    );
    const { rows } = await tx.execute<{ id: string }>(
      `update companies set name = name || '!' where external_id = 'loaded-150' returning id`,
    );
    expect((await searchChanges.next(tx, 10)).ids).toContain(rows[0]?.id);
    throw new Undone();
  });
  await expect(loading).rejects.toThrow(Undone);
});

test('three thousand companies of one transaction are all found', async () => {
  const many = 3000;
  const { rows } = await pool.query<{ id: string; name: string }>(
    `insert into companies (id, kind, external_id, name)
     select gen_random_uuid(), 'startup', 'many-' || n, 'Manyfold' || n from generate_series(1, ${many}) n
     returning id, name`,
  );
  await scout.untilReady();
  const { indexed } = await scout.status();
  const { rows: all } = await pool.query<{ count: number }>('select count(*)::int from companies');
  expect(indexed).toBe(all[0]?.count);
  for (const { id, name } of rows.filter((_row, place) => place % 100 === 0)) {
    expect(await scout.finds(name, id), name).toBe(true);
  }
});
