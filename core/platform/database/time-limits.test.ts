import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { refusals } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { openJobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import { fillWithDemonstration } from '#core/server/demo/fill.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { databaseRefusal } from './database-errors.ts';
import type { Queryable } from './open.ts';
import { asLongWork } from './time-limits.ts';

const log = openLog('silent');
const limits = { statement: 100, idleInTransaction: 100 };
const unlimited = ['0', '0'];
/** With the limits of the product: these tests are about who has them. */
const database = await openTestDatabase();
/** With limits that are reached at once. */
const { db: limited } = await openTestDatabase('empty', limits);
const jobs = openJobs(database, log);
afterAll(() => jobs.close());

/** What a connection of the pool may take for a statement, and be silent in a transaction. */
async function limitsOf(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ statement: string; idle: string }>(sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  return rows.flatMap(({ statement, idle }) => [statement, idle]);
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a statement that takes too long is stopped, and is no fault of ours', async () => {
  // timing: the limit ends it, never its own time.
  const failure = await failureOf(limited.execute(sql`select pg_sleep(60)`));
  expect(databaseRefusal(failure)).toBe(serverRefusals.tooLong);
  expect(await limitsOf(limited)).toEqual(['100ms', '100ms']);
});

test('a transaction that is silent for too long ends, and its connection goes', async () => {
  const failure = await failureOf(
    limited.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const isGone = async () => {
        const result = await database.pool.query('select from pg_stat_activity where pid = $1', [
          rows[0]?.pid,
        ]);
        return result.rowCount === 0;
      };
      await waitUntil(isGone);
      await tx.execute(sql`select 1`);
    }),
  );
  expect(databaseRefusal(failure)).toBe(refusals.unavailable);
  expect(await limitsOf(limited)).toEqual(['100ms', '100ms']);
});

test('long work has no limits, in a transaction and without, and leaves none lifted', async () => {
  const { db, pool } = database;
  await asLongWork('worker', async () => {
    expect(await limitsOf(db)).toEqual(unlimited);
    expect(await db.transaction(limitsOf)).toEqual(unlimited);
    const failure = await failureOf(db.execute(sql`select 1 / 0`));
    expect(failure).toBeInstanceOf(Error);
  });
  await waitUntil(() => pool.idleCount === pool.totalCount);
  const all = Array.from({ length: pool.options.max }, () =>
    db.transaction(async (tx) => limitsOf(tx)),
  );
  expect(new Set((await Promise.all(all)).flat())).toEqual(new Set(['1min']));
});

test.each([null, 'searchIndex' as const])('steps of a worker are long work: %s', async (lock) => {
  const seen: string[][] = [];
  const worker = openWorker(database, {
    name: 'that looks',
    ...(lock && { lock }),
    everyMs: 60_000,
    step: async (_, over) => void seen.push(await limitsOf(over), await limitsOf(database.db)),
    log,
  });
  onTestFinished(() => worker.close());
  await waitUntil(() => seen.length === 2);
  expect(seen).toEqual([unlimited, unlimited]);
});

test('so are jobs, and the demonstration', async () => {
  const seen: string[][] = [];
  const queue = {
    name: 'that-looks',
    atOnce: 1,
    // timing: it is about what the product repeats.
    repeats: 0,
    repeatAfterSeconds: 1,
    longestSeconds: 60,
  };
  await jobs.work(queue, async () => void seen.push(await limitsOf(database.db)));
  await jobs.send(database.db, queue, {});
  await waitUntil(() => seen.length === 1);
  const step = {
    after: [],
    make: async ({ db }: { db: Queryable }) => void seen.push(await limitsOf(db)),
  };
  await fillWithDemonstration(database.db, [step], { publicUrl: 'http://localhost' }, log);
  expect(seen).toEqual([unlimited, unlimited]);
});

test.each(['connection', 'ownerConnection'] as const)(
  'a connection of one’s own has no limits: %s',
  async (name) => {
    const client = new pg.Client(database[name]);
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  },
);
