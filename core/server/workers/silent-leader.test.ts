import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { lockNumbers, tryAdvisoryLock } from '#core/platform/database/locks.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openDatabaseProxy } from '#core/tests/database-proxy.ts';
import { copyDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openWorker } from './open-worker.ts';

const log = openLog('silent');
const lock = 'demonstration';
const copy = await copyDatabase(inject('databaseServer'), 'empty');
const proxy = await openDatabaseProxy(copy.url);
const database = await openDatabase({ url: proxy.url, dataFolder: '' }, log);
/** What is between the other server and the database works. */
const other = await openDatabase({ url: copy.url, dataFolder: '' }, log);
afterAll(async () => {
  await proxy.become('there');
  await database.close();
  await other.close();
  await copy.drop();
});

test('A leader that hears nothing of its database gives up, and leads again once it does', async () => {
  const story: string[] = [];
  const worker = openWorker(database, {
    name: 'test',
    lock,
    everyMs: 60_000,
    begin: async () => void story.push('begins'),
    step: async (signal, db) => {
      await once(signal, 'abort');
      await db.execute(sql`select 1`).catch(() => story.push('cannot write'));
    },
    end: async () => void story.push('ends'),
    log,
  });
  onTestFinished(worker.close);
  await waitUntil(() => story.length === 1);
  await proxy.become('silent');
  await waitUntil(() => story.length === 3);
  await proxy.become('there');
  await waitUntil(() => story.length === 4);
  expect(story).toEqual(['begins', 'cannot write', 'ends', 'begins']);
});

test('A long statement of its holder keeps a lock, and one whose answer never comes does not', async () => {
  const obstacle = await tryAdvisoryLock(other.pool, 'setup');
  let cleared: Promise<void> | undefined;
  const clear = () => (cleared ??= obstacle?.release());
  // timing: a statement that takes its time is asked about at once, and its end decides.
  const impatient = { everyMs: 1, patienceMs: 1 };
  const held = await tryAdvisoryLock(database.pool, lock, 'long', impatient);
  onTestFinished(async () => {
    await clear();
    await held?.release();
  });
  const outcome = held?.db.execute(sql`select pg_advisory_lock(${lockNumbers.setup})`).then(
    () => 'answered',
    () => 'given up',
  );
  const before = proxy.opened();
  await waitUntil(() => proxy.opened() > before + 2);
  expect(held?.lost.aborted).toBe(false);

  await proxy.become('forgetful');
  await clear();
  await waitUntil(() => held?.lost.aborted === true);
  expect(await outcome).toBe('given up');
});
