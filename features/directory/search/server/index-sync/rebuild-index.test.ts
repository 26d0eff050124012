import { afterEach, beforeAll, expect, test } from 'vitest';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import * as indexing from '#features/directory/search/domain/index-endpoints.ts';
import { clientOf } from '#core/tests/client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import {
  addCompany,
  listen,
  searchClient,
  unusualWord,
} from '#features/directory/search/tests/search-client.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const scout = searchClient(owner);
beforeAll(async () => {
  await listen(server);
  await scout.untilReady();
});

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});
async function node() {
  const { app } = await server.openNode();
  await listen({ app });
  afterwards.push(() => app.close());
  const search = searchClient(clientOf(app, { authorization: `Bearer ${owner.token}` }));
  return { ...search, stop: () => app.close() };
}

const count = async (sql: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
};
const rebuildsMade = () => count('select count(*)::int from search_rebuilds');

test('two concurrent requests cause one rebuild, recorded for one of them', async () => {
  const before = await rebuildsMade();
  const answers = await Promise.all([foundry.ask(indexing.reindex), foundry.ask(indexing.reindex)]);
  expect(answers.map(({ rebuild }) => rebuild)).not.toContain(null);
  await scout.untilReady();
  expect(await rebuildsMade()).toBe(before + 1);
  const recorded = `select count(*)::int from audit_entries where kind = 'search.reindexed'`;
  expect(await count(recorded)).toBe(1);
  const { data } = await foundry.ask(notifications.list);
  expect(data.map(({ kind }) => kind).filter((kind) => kind === 'search index built')).toHaveLength(
    1,
  );
});

test('searches keep working during a rebuild, with complete results', async () => {
  const names = Array.from({ length: 10 }, unusualWord);
  const ids = await Promise.all(names.map((name) => addCompany(server, name)));
  await scout.untilReady();
  await foundry.ask(indexing.reindex);
  let searches = 0;
  await waitUntil(async () => {
    const lists = await Promise.all(names.map(async (name) => (await scout.find(name)).data));
    for (const [place, rows] of lists.entries()) {
      expect(rows.map(({ ref }) => ref.id)).toContain(ids[place]);
    }
    searches += names.length;
    return searches >= 200 && (await scout.status()).rebuild === null;
  });
});

test('companies changed during a rebuild are found afterwards, removed ones are not', async () => {
  const [goes, stays] = [unusualWord(), unusualWord()];
  const gone = await addCompany(server, goes);
  await scout.untilReady();
  await foundry.ask(indexing.reindex);
  const id = await addCompany(server, stays);
  await pool.query('delete from companies where id = $1', [gone]);
  await scout.untilReady();
  expect(await scout.finds(stays, id)).toBe(true);
  expect(await scout.misses(goes, gone)).toBe(true);
});

test('an index that differs from the database is detected at the next start', async () => {
  const before = await rebuildsMade();
  await server.app.close();
  const name = unusualWord();
  const id = await addCompany(server, name);
  await pool.query('delete from search_outbox');
  const second = await node();
  await waitUntil(() => second.finds(name, id));
  await second.untilReady();
  expect(await rebuildsMade()).toBe(before + 1);
});

test('of two servers one indexes, both find, and the other takes over when the first stops', async () => {
  const [first, second] = [await node(), await node()];
  for (const searching of [first, second]) await searching.untilReady();
  const before = await rebuildsMade();
  const name = unusualWord();
  const id = await addCompany(server, name);
  await waitUntil(async () => (await first.finds(name, id)) && (await second.finds(name, id)));
  await first.stop();
  const later = unusualWord();
  const laterId = await addCompany(server, later);
  await waitUntil(() => second.finds(later, laterId));
  expect(await rebuildsMade()).toBe(before);
});
