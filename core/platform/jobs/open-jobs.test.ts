import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { jobsSchema, openJobs, type Jobs, type Queue } from './open-jobs.ts';

const database = await openTestDatabase();
const { db, pool } = database;
const log = openLog('silent');

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
  vi.useRealTimers();
});

/** Another node on the same database. */
function node(): Jobs {
  const jobs = openJobs(database, log);
  afterwards.push(jobs.close);
  return jobs;
}

let queues = 0;
const queueOf = (): Queue<{ name: string }> => ({
  name: `test-${(queues += 1)}`,
  atOnce: 2,
  // timing: it is about what the product repeats.
  repeats: 2,
  repeatAfterSeconds: 0,
  longestSeconds: 60,
});

/** Whether all jobs of a queue are over: none of them is run again. */
async function areOver({ name }: { readonly name: string }): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>(
    `select distinct state::text as state from ${jobsSchema}.job where name = $1`,
    [name],
  );
  return rows.map(({ state }) => state).join() === 'completed';
}

test('a job runs once, and soon, though two nodes wait for it', async () => {
  const queue = queueOf();
  const done: string[] = [];
  // The clock stands still: nobody looks for jobs from time to time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const [one, two] = [node(), node()];
  for (const jobs of [one, two]) {
    await jobs.work(queue, async ({ name }) => void done.push(name));
  }
  const names = Array.from({ length: 20 }, (_, index) => `job ${index}`);
  await Promise.all(names.map((name) => one.send(db, queue, { name })));
  await waitUntil(() => done.length >= names.length);
  await waitUntil(() => areOver(queue));
  expect(done.toSorted()).toEqual(names.toSorted());
});

test('a job sent in a rolled back transaction does not run', async () => {
  const queue = queueOf();
  const jobs = node();
  const done: string[] = [];
  await jobs.work(queue, async ({ name }) => void done.push(name));
  await db
    .transaction(async (tx) => {
      await jobs.send(tx, queue, { name: 'taken back' });
      throw new Error('No.');
    })
    .catch(() => {});
  await db.transaction((tx) => jobs.send(tx, queue, { name: 'holds' }));
  await waitUntil(async () => done.length > 0 && (await areOver(queue)));
  expect(done).toEqual(['holds']);
});

test('a failed job is retried', async () => {
  const queue = queueOf();
  const jobs = node();
  let attempts = 0;
  await jobs.work(queue, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('Not yet.');
  });
  await jobs.send(db, queue, { name: 'stubborn' });
  await waitUntil(() => areOver(queue));
  expect(attempts).toBe(2);
});

test('a stopping node aborts its job, and another one takes it over', async () => {
  const queue = queueOf();
  const first = node();
  let isUnderWay = false;
  await first.work(queue, async (_, signal) => {
    isUnderWay = true;
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  await first.send(db, queue, { name: 'handed on' });
  await waitUntil(() => isUnderWay);
  await first.close();
  const done: string[] = [];
  await node().work(queue, async ({ name }) => void done.push(name));
  await waitUntil(() => areOver(queue));
  expect(done).toEqual(['handed on']);
});

test('a closed queue accepts no jobs', async () => {
  const jobs = openJobs(database, log);
  await jobs.close();
  await expect(jobs.send(db, queueOf(), { name: 'late' })).rejects.toThrow('closed');
});
