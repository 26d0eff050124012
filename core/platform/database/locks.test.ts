import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { waitFor } from '#core/tests/over-http.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import {
  lockNumbers,
  lockRow,
  lockUntilCommit,
  tryAdvisoryLock,
  withAdvisoryLock,
  type AdvisoryLock,
} from './locks.ts';

const { database } = await openTestServer();
const { db, pool } = database;

const taken: AdvisoryLock[] = [];
afterEach(async () => {
  for (const lock of taken.splice(0)) await lock.release();
});

async function tryLock(of?: string): Promise<AdvisoryLock | null> {
  const lock = await tryAdvisoryLock(pool, 'imports', of);
  if (lock !== null) taken.push(lock);
  return lock;
}

async function release(lock: AdvisoryLock | null): Promise<void> {
  if (lock === null) throw new Error('It was not taken.');
  taken.splice(taken.indexOf(lock), 1);
  await lock.release();
}

/** Cuts the connections that hold locks of imports. */
const cut = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [lockNumbers.imports],
  );

test('each number is used once', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('one has a lock at a time; of several of a name each is apart', async () => {
  const first = await tryLock('ours');
  expect(first).not.toBeNull();
  expect(await tryLock('ours')).toBeNull();
  expect(await tryLock('theirs')).not.toBeNull();
  expect(await tryLock()).not.toBeNull();
  await release(first);
  expect(await tryLock('ours')).not.toBeNull();
});

test('who loses the connection hears of it, can write nothing more, and another takes the lock', async () => {
  const lock = await tryLock('ours');
  expect(await lock?.isHeld()).toBe(true);
  await cut();
  await waitFor(async () => lock?.lost.aborted === true);
  expect(await lock?.isHeld()).toBe(false);
  await expect(lock?.db.execute(sql`select 1`)).rejects.toThrow('Failed query');
  expect(await tryLock('ours')).not.toBeNull();
});

/** How two act on the same thing, as each says when it begins and ends: who is first is called 1. */
async function twoAtOnce(act: (say: (word: string) => Promise<void>) => Promise<void>) {
  const said: { by: string; word: string }[] = [];
  const one = (by: string) =>
    act(async (word) => {
      said.push({ by, word });
      await wait(30);
    });
  await Promise.all([one('a'), one('b')]);
  return said.map(({ by, word }) => `${by === said[0]?.by ? 1 : 2} ${word}`);
}
const oneByOne = ['1 begins', '1 ends', '2 begins', '2 ends'];

test('a transaction waits for the one that has the lock', async () => {
  const said = await twoAtOnce((say) =>
    db.transaction(async (tx) => {
      await lockUntilCommit(tx, 'companyImports', 'startup');
      await say('begins');
      await say('ends');
    }),
  );
  expect(said).toEqual(oneByOne);
});

test('a session waits for the one that has the lock, and frees it when it fails', async () => {
  const said = await twoAtOnce(async (say) => {
    const lock = await tryLock(String(Math.random()));
    const session = lock?.db ?? db;
    await withAdvisoryLock(session, 'migration', async () => {
      await say('begins');
      await say('ends');
      throw new Error('Not today.');
    }).catch(() => undefined);
  });
  expect(said).toEqual(oneByOne);
});

test('a row is waited for', async () => {
  const id = '01a1ff2d-33db-76fe-963c-7c484d5bb4b9';
  await pool.query(`insert into corporations (id, name, slug) values ($1, 'Lund', 'lund')`, [id]);
  const said = await twoAtOnce((say) =>
    db.transaction(async (tx) => {
      await lockRow(tx, corporations, id);
      await say('begins');
      await say('ends');
    }),
  );
  expect(said).toEqual(oneByOne);
});
