import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { isLockWaitedFor } from '#core/tests/lock-waits.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import {
  lockNumbers,
  lockRow,
  lockUntilCommit,
  tryAdvisoryLock,
  withAdvisoryLock,
  type AdvisoryLock,
} from './locks.ts';

const { db, pool } = await openTestDatabase();

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

/** Terminates the connections that hold import locks. */
const cut = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [lockNumbers.imports],
  );

test('lock numbers are unique', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a lock has one holder at a time; locks of one name with different keys are independent', async () => {
  const first = await tryLock('ours');
  expect(first).not.toBeNull();
  expect(await tryLock('ours')).toBeNull();
  expect(await tryLock('theirs')).not.toBeNull();
  expect(await tryLock()).not.toBeNull();
  await release(first);
  expect(await tryLock('ours')).not.toBeNull();
});

test('a lost connection aborts the holder, which can write nothing more, and another takes the lock', async () => {
  const lock = await tryLock('ours');
  expect(await lock?.isHeld()).toBe(true);
  await cut();
  await waitUntil(() => lock?.lost.aborted === true);
  expect(await lock?.isHeld()).toBe(false);
  await expect(lock?.db.execute(sql`select 1`)).rejects.toThrow('Failed query');
  // PostgreSQL says that it ends the connection before it releases the lock.
  await waitUntil(async () => (await tryLock('ours')) !== null);
});

/**
 * The order in which two sessions start and end; the first one is called 1. It goes on when the
 * other one waits, or does not.
 */
async function twoAtOnce(run: (record: (word: string) => Promise<void>) => Promise<void>) {
  const recorded: { by: string; word: string }[] = [];
  const one = (by: string) =>
    run(async (word) => {
      recorded.push({ by, word });
      if (recorded.length > 1) return;
      await waitUntil(async () => recorded.length > 1 || (await isLockWaitedFor(pool)));
    });
  await Promise.all([one('a'), one('b')]);
  return recorded.map(({ by, word }) => `${by === recorded[0]?.by ? 1 : 2} ${word}`);
}
const oneByOne = ['1 begins', '1 ends', '2 begins', '2 ends'];

test('a transaction waits for the holder of the lock', async () => {
  const recorded = await twoAtOnce((record) =>
    db.transaction(async (tx) => {
      await lockUntilCommit(tx, 'companyImports', 'startup');
      await record('begins');
      await record('ends');
    }),
  );
  expect(recorded).toEqual(oneByOne);
});

test('a session waits for the holder of the lock, and releases it on failure', async () => {
  const recorded = await twoAtOnce(async (record) => {
    const lock = await tryLock(String(Math.random()));
    const session = lock?.db ?? db;
    await withAdvisoryLock(session, 'migration', async () => {
      await record('begins');
      await record('ends');
      throw new Error('Not today.');
    }).catch(() => undefined);
  });
  expect(recorded).toEqual(oneByOne);
});

test('a locked row is waited for', async () => {
  const id = '01a1ff2d-33db-76fe-963c-7c484d5bb4b9';
  await pool.query(`insert into corporations (id, name, slug) values ($1, 'Lund', 'lund')`, [id]);
  const recorded = await twoAtOnce((record) =>
    db.transaction(async (tx) => {
      await lockRow(tx, corporations, id);
      await record('begins');
      await record('ends');
    }),
  );
  expect(recorded).toEqual(oneByOne);
});
