import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockNumbers } from '#core/platform/database/locks.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openWorker, type Worker, type WorkerOptions } from './open-worker.ts';

const database = await openTestDatabase();
const { pool } = database;
const log = openLog('silent');
const lock = 'demonstration';
const longMs = 60_000;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

function work(
  options: Pick<WorkerOptions, 'step'> & Partial<WorkerOptions>,
  over: Parameters<typeof openWorker>[0] = database,
): Worker {
  const worker = openWorker(over, { name: 'test', everyMs: longMs, log, ...options });
  afterwards.push(worker.close);
  return worker;
}

/** Counts its steps; each says that no work is left. */
function counting() {
  const counted = { steps: 0, step: async () => ((counted.steps += 1), false) };
  return counted;
}

const endings: (() => void)[] = [];

/** Steps that take until they are told to end; `isMore` is what the latest one says. */
function holding() {
  let end = (_isMore: boolean): void => {};
  endings.push(() => end(false));
  const held = {
    steps: 0,
    signal: new AbortController().signal,
    end: (isMore: boolean) => end(isMore),
    step: (signal: AbortSignal) => {
      held.steps += 1;
      held.signal = signal;
      return new Promise<boolean>((resolve) => (end = resolve));
    },
  };
  return held;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('on a clock of its own, a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'performance'],
      fakeNodeBuiltins: true,
    });
    // A pause after a failure is longer by a tenth.
    vi.spyOn(Math, 'random').mockReturnValue(0.2);
  });
  afterEach(async () => {
    const closed = afterwards.splice(0).map((close) => close());
    for (const end of endings.splice(0)) end();
    await Promise.all(closed);
    // No pause of anything else must last for ever.
    await vi.runOnlyPendingTimersAsync();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('runs at once, while work is left, and then from time to time', async () => {
    let left = 3;
    let steps = 0;
    const worker = work({ everyMs: 1000, step: async () => ((steps += 1), (left -= 1) > 0) });
    await pass(999);
    expect(steps).toBe(3);
    await pass(1);
    expect(steps).toBe(4);
    await pass(5000);
    expect(steps).toBe(9);
    expect(worker.health()).toMatchObject({ failures: 0, lastError: null });
  });

  test('runs once when it is notified', async () => {
    const counted = counting();
    let heard = 0;
    const listen: typeof database.listen = (channels, onNotification) =>
      database.listen(channels, (payload, channel) => {
        onNotification(payload, channel);
        heard += 1;
      });
    work({ wake: 'worker_test', step: counted.step }, { ...database, listen });
    // As it begins to listen, it looks for what it has missed.
    await waitUntil(() => heard === 1);
    await pass(longMs - 1);
    const before = counted.steps;
    await pool.query(`notify worker_test`);
    await waitUntil(() => heard === 2);
    await pass(longMs - 1);
    expect(counted.steps).toBe(before + 1);
  });

  test('takes another step when it is woken during one', async () => {
    const held = holding();
    const worker = work({ step: held.step });
    expect(held.steps).toBe(1);
    worker.wake();
    worker.wake();
    held.end(false);
    await pass(0);
    expect(held.steps).toBe(2);
    held.end(false);
    await pass(longMs - 1);
    expect(held.steps).toBe(2);
  });

  test('handles wake signals in quick succession together', async () => {
    const counted = counting();
    const worker = work({ delayMs: 200, step: counted.step });
    for (let call = 0; call < 5; call += 1) {
      worker.wake();
      await pass(10);
    }
    await pass(149);
    expect(counted.steps).toBe(0);
    await pass(1);
    expect(counted.steps).toBe(1);
    await pass(longMs - 1);
    expect(counted.steps).toBe(1);
  });

  test('rests between steps for a share of what the last one took', async () => {
    const held = holding();
    work({ restShare: 3, step: held.step });
    for (const [nth, tookMs] of [50, 20].entries()) {
      await pass(tookMs);
      held.end(true);
      await pass(3 * tookMs - 1);
      expect(held.steps).toBe(nth + 1);
      await pass(1);
      expect(held.steps).toBe(nth + 2);
    }
  });

  test('pauses longer after each failure, and says so in its health; a success resets both', async () => {
    let steps = 0;
    const worker = work({
      backoffMs: { first: 100, most: 400 },
      step: async () => {
        steps += 1;
        if (steps <= 4) throw new Error(`Not today (${steps}).`);
        return false;
      },
    });
    for (const [nth, pauseMs] of [110, 220, 440, 440].entries()) {
      await pass(pauseMs - 1);
      expect(steps).toBe(nth + 1);
      expect(worker.health()).toMatchObject({ failures: nth + 1, lastSuccessAt: null });
      expect(worker.health().lastError?.error).toEqual(new Error(`Not today (${nth + 1}).`));
      await pass(1);
      expect(steps).toBe(nth + 2);
    }
    expect(worker.health()).toMatchObject({ failures: 0, lastSuccessAt: expect.any(Date) });
    await pass(longMs - 1);
    expect(steps).toBe(5);
  });

  test('that is woken in the pause after a failure shortens it, but not to zero', async () => {
    let steps = 0;
    const worker = work({
      backoffMs: { first: 100, most: longMs },
      step: async () => {
        steps += 1;
        // The first step begins before there is a worker to wake.
        await Promise.resolve();
        worker.wake();
        throw new Error('Not today.');
      },
    });
    for (let nth = 1; nth <= 12; nth += 1) {
      await pass(99);
      expect(steps).toBe(nth);
      await pass(1);
      expect(steps).toBe(nth + 1);
    }
  });

  test('that is closed waits for the current step, aborts it and starts no other', async () => {
    const held = holding();
    const worker = work({ step: held.step });
    let isClosed = false;
    const closed = worker.close().then(() => (isClosed = true));
    await pass(longMs);
    expect([isClosed, held.signal.aborted]).toEqual([false, true]);
    held.end(true);
    await closed;
    worker.wake();
    await pass(longMs);
    expect(held.steps).toBe(1);
  });

  test('that is closed ends a pause at once', async () => {
    const counted = counting();
    const idle = work({ step: counted.step });
    const failing = work({ step: () => Promise.reject(new Error('Not today.')) });
    await pass(0);
    expect([counted.steps, failing.health().failures]).toEqual([1, 1]);
    // The clock does not move any more.
    await expect(Promise.all([idle.close(), failing.close()])).resolves.toHaveLength(2);
  });
});

/** A node that records when it acquires and loses the lock. */
const node = (name: string, transitions: string[]) =>
  work({
    lock,
    everyMs: 5,
    begin: async () => void transitions.push(`${name} begins`),
    step: async () => false,
    end: async () => void transitions.push(`${name} ends`),
  });

/** Starts a node that finds the lock taken: it has given its connection back. */
async function nodeInVain(name: string, transitions: string[]): Promise<void> {
  const before = transitions.length;
  let hasTried = false;
  pool.once('release', () => (hasTried = true));
  node(name, transitions);
  await waitUntil(() => hasTried || transitions.length > before);
  expect(transitions).toHaveLength(before);
}

/** Cuts the connection that holds the lock. */
const cut = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [lockNumbers[lock]],
  );

test('of two nodes with a lock one works, and the other takes over when it stops', async () => {
  const transitions: string[] = [];
  const first = node('first', transitions);
  await waitUntil(() => transitions.length === 1);
  await nodeInVain('second', transitions);
  await first.close();
  await waitUntil(() => transitions.length === 3);
  expect(transitions).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a lost connection ends the leadership, and the node tries to get it back', async () => {
  const transitions: string[] = [];
  node('only', transitions);
  await waitUntil(() => transitions.length === 1);
  await cut();
  await waitUntil(() => transitions.length === 3);
  expect(transitions).toEqual(['only begins', 'only ends', 'only begins']);
});

test('a step is aborted when the lock is lost, and cannot write over its connection', async () => {
  const outcome = Promise.withResolvers<string>();
  work({
    lock,
    step: async (signal, db) => {
      await cut();
      if (!signal.aborted) await once(signal, 'abort');
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
  await waitUntil(() => transitions.length === 1);
  node('other', transitions);
  await waitUntil(() => transitions.includes('other begins'));
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
  await nodeInVain('next', transitions);
  child.kill('SIGKILL');
  await expect.poll(() => transitions).toEqual(['next begins']);
});

test('the lock is released though the end of the work fails', async () => {
  const failing = work({ lock, step: async () => {}, end: () => Promise.reject(new Error('No.')) });
  await waitUntil(() => failing.health().lastSuccessAt !== null);
  await failing.close();
  let leads = false;
  work({ lock, step: async () => void (leads = true) });
  await waitUntil(() => leads);
  expect(leads).toBe(true);
});
