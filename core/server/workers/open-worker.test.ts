import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { lockNumbers } from '#core/platform/database/locks.ts';
import { openLog } from '#core/platform/log/log.ts';
import { waitFor } from '#core/tests/over-http.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openWorker, type Worker, type WorkerOptions } from './open-worker.ts';

const { database } = await openTestServer();
const { pool } = database;
const log = openLog('silent');
const lock = 'demonstration';
const longMs = 60_000;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

function work(options: Pick<WorkerOptions, 'step'> & Partial<WorkerOptions>): Worker {
  const worker = openWorker(database, { name: 'test', everyMs: longMs, log, ...options });
  afterwards.push(worker.close);
  return worker;
}

/** Counts its steps; each says that no work is left. */
function counting() {
  const counted = { steps: 0, step: async () => ((counted.steps += 1), false) };
  return counted;
}

/** A node that records when it acquires and loses the lock. */
const node = (name: string, transitions: string[]) =>
  work({
    lock,
    everyMs: 5,
    begin: async () => void transitions.push(`${name} begins`),
    step: async () => false,
    end: async () => void transitions.push(`${name} ends`),
  });

/** Cuts the connection that holds the lock. */
const cut = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [lockNumbers[lock]],
  );

test('a worker runs at once, while work is left, and when it is woken', async () => {
  let left = 3;
  let steps = 0;
  work({ wake: 'worker_test', step: async () => ((steps += 1), (left -= 1) > 0) });
  await waitFor(async () => steps >= 3 && left <= 0);
  await wait(100);
  const before = steps;
  await pool.query(`notify worker_test`);
  await waitFor(async () => steps > before);
  await wait(50);
  expect(steps).toBe(before + 1);
});

test('a wake signal during a step causes another step', async () => {
  const underWay = Promise.withResolvers<void>();
  let steps = 0;
  const worker = work({
    step: async () => {
      steps += 1;
      if (steps === 1) await underWay.promise;
      return false;
    },
  });
  await waitFor(async () => steps === 1);
  worker.wake();
  worker.wake();
  underWay.resolve();
  await waitFor(async () => steps === 2);
  await wait(50);
  expect(steps).toBe(2);
});

test('wake signals in quick succession are handled together', async () => {
  const counted = counting();
  const worker = work({ delayMs: 200, step: counted.step });
  for (let call = 0; call < 5; call += 1) {
    worker.wake();
    await wait(10);
  }
  expect(counted.steps).toBe(0);
  await waitFor(async () => counted.steps === 1);
  await wait(300);
  expect(counted.steps).toBe(1);
});

test('between steps it rests for a share of what the last one took', async () => {
  const began: number[] = [];
  work({
    restShare: 3,
    step: async () => {
      began.push(performance.now());
      await wait(50);
      return began.length < 3;
    },
  });
  await waitFor(async () => began.length === 3);
  const [first = 0, second = 0, third = 0] = began;
  // A timer may be a millisecond early.
  expect(Math.min(second - first, third - second)).toBeGreaterThan(190);
});

test('it polls from time to time', async () => {
  const counted = counting();
  const worker = work({ everyMs: 10, step: counted.step });
  await waitFor(async () => counted.steps >= 5);
  expect(worker.health()).toMatchObject({ failures: 0, lastError: null });
});

test('failures increase its pause and are reported in its health; a success resets both', async () => {
  const begunAt: number[] = [];
  const worker = work({
    backoffMs: { first: 50, most: 200 },
    step: async () => {
      begunAt.push(performance.now());
      if (begunAt.length <= 4) throw new Error(`Not today (${begunAt.length}).`);
      return false;
    },
  });
  await waitFor(async () => begunAt.length === 4);
  await waitFor(async () => worker.health().failures === 4);
  expect(worker.health().lastError?.error).toEqual(new Error('Not today (4).'));
  expect(worker.health().lastSuccessAt).toBeNull();
  await waitFor(async () => worker.health().lastSuccessAt !== null);
  expect(worker.health().failures).toBe(0);
  const pauses = begunAt.slice(1).map((at, index) => at - (begunAt[index] ?? 0));
  // A timer may be early by a millisecond.
  [50, 100, 200, 200].forEach((least, index) =>
    expect(pauses[index]).toBeGreaterThanOrEqual(least - 2),
  );
});

test('a wake signal in the pause after a failure shortens it, but not to zero', async () => {
  const begunAt: number[] = [];
  const worker = work({
    backoffMs: { first: 100, most: longMs },
    step: async () => {
      begunAt.push(performance.now());
      if (begunAt.length <= 12) {
        worker.wake();
        throw new Error('Not today.');
      }
      return false;
    },
  });
  await waitFor(async () => begunAt.length === 13);
  expect((begunAt[12] ?? 0) - (begunAt[0] ?? 0)).toBeGreaterThan(12 * 98);
});

test('close waits for the current step and starts no other', async () => {
  let isAborted = false;
  let steps = 0;
  const worker = work({
    step: async (signal) => {
      steps += 1;
      await wait(100);
      isAborted = signal.aborted;
      return true;
    },
  });
  await waitFor(async () => steps === 1);
  await worker.close();
  expect({ steps, isAborted }).toEqual({ steps: 1, isAborted: true });
  worker.wake();
  await wait(50);
  expect(steps).toBe(1);
});

test('close ends a pause at once', async () => {
  const counted = counting();
  const idle = work({ step: counted.step });
  const failing = work({
    backoffMs: { first: longMs, most: longMs },
    step: () => Promise.reject(new Error('Not today.')),
  });
  await waitFor(async () => counted.steps === 1 && failing.health().failures === 1);
  // A pause would last longer than the test may.
  await expect(Promise.all([idle.close(), failing.close()])).resolves.toHaveLength(2);
});

test('of two nodes with a lock one works, and the other takes over when it stops', async () => {
  const transitions: string[] = [];
  const first = node('first', transitions);
  await waitFor(async () => transitions.length === 1);
  node('second', transitions);
  await wait(50);
  expect(transitions).toEqual(['first begins']);
  await first.close();
  await waitFor(async () => transitions.length === 3);
  expect(transitions).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a lost connection ends the leadership, and the node tries to get it back', async () => {
  const transitions: string[] = [];
  node('only', transitions);
  await waitFor(async () => transitions.length === 1);
  await cut();
  await waitFor(async () => transitions.length === 3);
  expect(transitions).toEqual(['only begins', 'only ends', 'only begins']);
});

test('a step is aborted when the lock is lost, and cannot write over its connection', async () => {
  const outcome = Promise.withResolvers<string>();
  work({
    lock,
    step: async (signal, db) => {
      await cut();
      while (!signal.aborted) await wait(5);
      await db.execute('select 1').then(
        () => outcome.resolve('written'),
        () => outcome.resolve('refused'),
      );
      return false;
    },
  });
  expect(await outcome.promise).toBe('refused');
});

test('a failing node leaves the lock to another one', async () => {
  const transitions: string[] = [];
  work({
    lock,
    step: () => Promise.reject(new Error(`Not today (${transitions.push('failing')}).`)),
  });
  await waitFor(async () => transitions.length === 1);
  node('other', transitions);
  await waitFor(async () => transitions.includes('other begins'));
  expect(transitions[0]).toBe('failing');
});

/** A separate process that works with the lock and prints so. */
function startProcess() {
  const program = `
    import pg from 'pg';
    import { drizzle } from 'drizzle-orm/node-postgres';
    import { openLog } from '#core/platform/log/log.ts';
    import { openWorker } from '#core/server/workers/open-worker.ts';
    const pool = new pg.Pool(JSON.parse(process.argv[1]));
    openWorker(
      { pool, db: drizzle(pool), listen: () => ({ close: async () => {} }) },
      { name: 'test', lock: '${lock}', everyMs: 5, log: openLog('silent'),
        step: async () => { process.stdout.write('.'); return false; } },
    );`;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify(database.connection)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  afterwards.push(async () => child.kill('SIGKILL'));
  return child;
}

test('the lock of a killed process is released', async () => {
  const child = startProcess();
  await once(child.stdout, 'data');
  const transitions: string[] = [];
  node('next', transitions);
  await wait(100);
  expect(transitions).toEqual([]);
  child.kill('SIGKILL');
  await waitFor(async () => transitions.length === 1);
});
