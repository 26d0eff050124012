import { readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { clientOf } from '#core/tests/client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import {
  addCompany,
  listen,
  searchClient,
  unusualWord,
} from '#features/directory/search/tests/search-client.ts';
import { drawPart } from '#core/tests/rotation.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { token } = await server.signIn('owner@skf.example');
const folder = server.settings.searchUri;
await server.app.close();

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

/** Starts a server on the present contents of the index folder. */
async function start() {
  const { app } = await server.openNode();
  await listen({ app });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= app.close());
  afterwards.push(stop);
  return { ...searchClient(clientOf(app, { authorization: `Bearer ${token}` })), stop };
}
type Started = Awaited<ReturnType<typeof start>>;

async function filesBelow(part: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes(part));
}

async function cutShort(part: string): Promise<void> {
  for (const path of await filesBelow(part)) {
    await truncate(path, Math.floor((await stat(path)).size / 2));
  }
}
async function fillWithGarbage(part: string): Promise<void> {
  for (const path of await filesBelow(part)) await writeFile(path, 'not what was here '.repeat(50));
}

const waysOfBreaking = [
  ['the folder is gone', () => rm(folder, { recursive: true })],
  ['all of it is garbage', () => fillWithGarbage('')],
  ['the companies are cut short', () => cutShort('/data/')],
  ['the words are garbage', () => fillWithGarbage('/_indices/')],
  ['the list of what belongs to it is garbage', () => fillWithGarbage('/_versions/')],
  [
    'the list of what belongs to it is gone',
    async () => {
      for (const path of await filesBelow('/_versions/')) await rm(path);
    },
  ],
] as const;

/** Searches keep working, by the index or by the database. */
async function expectToBeRepaired(scout: Started, name: string, id: string): Promise<void> {
  await waitUntil(async () => {
    const { data } = await scout.find(name);
    expect(data.map(({ ref }) => ref.id)).toContain(id);
    return scout.finds(name, id);
  });
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from companies');
  // What is kept in memory may answer for a while: the repair begins when it is noticed.
  await waitUntil(async () => {
    const { state, indexed, rebuild } = await scout.status();
    return state === 'ready' && rebuild === null && indexed === rows[0]?.count;
  });
}

describe.each(drawPart(waysOfBreaking))('%s', (_what, breakIt) => {
  test('before a start: the index is rebuilt, and searches are answered meanwhile', async () => {
    const before = await start();
    const name = unusualWord();
    const id = await addCompany(server, name);
    await before.untilReady();
    await before.stop();
    await breakIt();
    const after = await start();
    await expectToBeRepaired(after, name, id);
  });

  test('while the server runs: the index is rebuilt, and searches are answered meanwhile', async () => {
    const scout = await start();
    const name = unusualWord();
    const id = await addCompany(server, name);
    await scout.untilReady();
    await breakIt();
    await expectToBeRepaired(scout, name, id);
    // Later changes are indexed, too.
    const another = unusualWord();
    const later = await addCompany(server, another);
    await waitUntil(() => scout.finds(another, later));
  });
});
