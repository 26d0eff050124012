import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openJobs, type Jobs, type Queue } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { startJobs } from './start-jobs.ts';

const database = await openTestDatabase();
const log = openLog('silent');

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

const queue: Queue<{ readonly word: string }> = {
  name: 'words',
  atOnce: 1,
  // timing: of the queue's jobs, not of tests.
  repeats: 1,
  repeatAfterSeconds: 1,
  longestSeconds: 60,
};

function openQueues(): Jobs {
  const jobs = openJobs(database, log);
  afterwards.push(() => jobs.close());
  return jobs;
}

test('a queue that cannot be worked on at first is tried again, and worked on once', async () => {
  const jobs = openQueues();
  let failures = 0;
  const words: string[] = [];
  const failing: Jobs = {
    ...jobs,
    work: (...parameters) => {
      failures += 1;
      return failures === 1 ? Promise.reject(new Error('Away.')) : jobs.work(...parameters);
    },
    schedule: (...parameters) => {
      failures += 1;
      return failures === 3 ? Promise.reject(new Error('Away.')) : jobs.schedule(...parameters);
    },
  };
  const app = fastify();
  startJobs(
    app,
    { jobs: failing, log },
    {
      queue,
      at: { cron: '0 0 1 1 *', data: { word: 'scheduled' } },
      work: async ({ word }) => void words.push(word),
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  afterwards.push(() => app.close());
  await waitUntil(async () => {
    const { rows } = await database.pool.query(
      `select from pg_tables where schemaname = 'jobs' and tablename = 'schedule'`,
    );
    if (rows.length === 0) return false;
    const result = await database.pool.query(`select from jobs.schedule where name = 'words'`);
    return result.rows.length === 1;
  });
  expect(failures).toBe(4);
  await jobs.send(database.db, queue, { word: 'sent' });
  await waitUntil(() => words.length > 0);
  expect(words).toEqual(['sent']);
});

test('a server that closes while it still tries does not wait', async () => {
  const app = fastify();
  const never: Pick<Jobs, 'work'> = { work: () => Promise.reject(new Error('Away.')) };
  startJobs(app, { jobs: { ...openQueues(), ...never }, log }, { queue, work: async () => {} });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await expect(app.close()).resolves.toBeUndefined();
});
