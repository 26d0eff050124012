import { afterAll, expect, test } from 'vitest';
import { openJobs, type Queue } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openReplicatedClusters } from '#core/tests/replicated-clusters.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { withSideDatabase } from '#features/operations/backups/server/side-database.ts';
import { DatabaseClient } from './client.ts';
import { tryAdvisoryLock } from './locks.ts';
import { openDatabase } from './open-database.ts';

// Where the machine has no sockets of folders, both servers would want the same port.
const isPossible = process.platform !== 'win32';
const log = openLog('silent');
const afterwards: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

const queue: Queue<{ name: string }> = {
  name: 'fail-over',
  atOnce: 1,
  // timing: it is about what the product repeats.
  repeats: 0,
  repeatAfterSeconds: 0,
  longestSeconds: 60,
};

test.runIf(isPossible)(
  'After the server that took writes has gone, everything goes on with the promoted one',
  async () => {
    const servers = await openReplicatedClusters('outrider');
    afterwards.push(servers.close);
    const refusal = await openDatabase({ url: servers.standbyUrl, dataFolder: '' }, log).catch(
      (error: unknown) => error,
    );
    expect(String(refusal)).toMatch(
      /^DatabaseUnavailable: .+ no server takes writes: .+\(read-only\)/u,
    );
    expect(String(refusal)).not.toContain('secret');

    const database = await openDatabase({ url: servers.url, dataFolder: '' }, log);
    afterwards.push(database.close);
    const { pool } = database;
    const backendRoles = await pool.query('select current_user as role, session_user as account');
    expect(backendRoles.rows).toEqual([{ role: 'outrider_app', account: 'outrider' }]);
    await pool.query('create table notes (text text)');
    const writes = (text: string) =>
      pool.query('insert into notes values ($1)', [text]).then(
        () => true,
        () => false,
      );
    const heard: string[] = [];
    const listener = database.listen('notes', (payload) => heard.push(payload));
    afterwards.push(listener.close);
    await waitUntil(() => heard.length === 1);
    const lock = await tryAdvisoryLock(pool, 'demonstration');
    const done: string[] = [];
    const jobs = openJobs(database, log);
    afterwards.push(jobs.close);
    await jobs.work(queue, async ({ name }) => void done.push(name));
    expect(await writes('before')).toBe(true);

    await servers.failOver();
    await waitUntil(() => writes('after'));
    expect((await pool.query('select text from notes')).rows).toEqual([
      { text: 'before' },
      { text: 'after' },
    ]);
    expect(lock?.lost.aborted).toBe(true);
    await lock?.release();
    const next = await tryAdvisoryLock(pool, 'demonstration');
    expect(await next?.isHeld()).toBe(true);
    await next?.release();
    await waitUntil(() => heard.length === 2);
    await pool.query(`select pg_notify('notes', 'said')`);
    await waitUntil(() => heard.includes('said'));
    await jobs.send(database.db, queue, { name: 'job' });
    await waitUntil(() => done.includes('job'));
    const drill = await withSideDatabase(database.ownerConnection, async (side) => {
      const client = new DatabaseClient(side);
      await client.connect();
      try {
        return await client.query('create table restored (); select current_database() as name');
      } finally {
        await client.end();
      }
    });
    expect(JSON.stringify(drill)).toContain('outrider_drill_');
    // Another node starts meanwhile, with the first server still away.
    const node = await openDatabase({ url: servers.url, dataFolder: '' }, log);
    await node.close();
  },
);
