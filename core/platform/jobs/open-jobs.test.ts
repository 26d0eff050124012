import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { waitFor } from '#core/tests/over-http.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openJobs, type Jobs, type Queue } from './open-jobs.ts';

const { database } = await openTestServer();
const { db } = database;
const log = openLog('silent');

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
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
  repeats: 2,
  repeatAfterSeconds: 0,
  longestSeconds: 60,
});

test('a job runs once, and soon, though two nodes wait for it', async () => {
  const queue = queueOf();
  const done: string[] = [];
  const [one, two] = [node(), node()];
  for (const jobs of [one, two]) {
    await jobs.work(queue, async ({ name }) => {
      done.push(name);
      await wait(20);
    });
  }
  const names = Array.from({ length: 20 }, (_, index) => `job ${index}`);
  await Promise.all(names.map((name) => one.send(db, queue, { name })));
  await waitFor(async () => done.length === names.length);
  await wait(100);
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
  await waitFor(async () => done.length > 0);
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
  await waitFor(async () => attempts === 2);
  await wait(50);
  expect(attempts).toBe(2);
});

test('a stopping node aborts its job, and another one takes it over', async () => {
  const queue = queueOf();
  const first = node();
  let isUnderWay = false;
  await first.work(queue, async (_, signal) => {
    isUnderWay = true;
    await wait(60_000, undefined, { signal });
  });
  await first.send(db, queue, { name: 'handed on' });
  await waitFor(async () => isUnderWay);
  await first.close();
  const done: string[] = [];
  await node().work(queue, async ({ name }) => void done.push(name));
  await waitFor(async () => done.length === 1);
  expect(done).toEqual(['handed on']);
});

test('a closed queue accepts no jobs', async () => {
  const jobs = openJobs(database, log);
  await jobs.close();
  await expect(jobs.send(db, queueOf(), { name: 'late' })).rejects.toThrow('closed');
});
