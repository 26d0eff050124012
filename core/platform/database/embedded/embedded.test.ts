import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openJobs } from '#core/platform/jobs/open-jobs.ts';
import { openLog } from '#core/platform/log/log.ts';
import { readSettings } from '#core/server/settings.ts';
import { inject } from '#core/tests/client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import {
  freePort,
  killDatabase,
  postmasterOf,
  startProduct,
  temporaryDataFolder,
} from '#core/tests/product-process.ts';
import { openSocketFolder } from './socket-folder.ts';

const log = openLog('silent');
const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function dataFolder(name?: string): Promise<string> {
  const { folder, remove } = await temporaryDataFolder(name);
  afterwards.push(remove);
  return folder;
}
/** With the schema in it. */
async function preparedFolder(): Promise<string> {
  const { folder, remove } = await preparedDataFolder('empty');
  afterwards.push(remove);
  return folder;
}
async function open(folder: string) {
  const database = await openDatabase({ url: null, dataFolder: folder }, log);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  afterwards.push(close);
  return { ...database, close };
}
async function product(folder: string) {
  const running = startProduct({ DATA_DIR: folder, PORT: String(await freePort()), DEMO: 'off' });
  afterwards.push(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  });
  return running;
}
const runningIn = async (folder: string) => (await postmasterOf(folder)) !== null;

describe('the embedded database', () => {
  test('survives a killed server, and the next one takes it over', async () => {
    const folder = await preparedFolder();
    const first = await product(folder);
    await first.ready;
    const pid = await postmasterOf(folder);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await postmasterOf(folder)).toBe(pid);

    const next = await open(folder);
    expect((await next.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await postmasterOf(folder)).toBe(pid);
    await next.close();
    expect(await runningIn(folder)).toBe(false);
  });

  test('starts on a folder that others were let into, and closes it to them again', async () => {
    const folder = await preparedFolder();
    await promisify(execFile)('chmod', ['-R', 'go+rwx', folder]);
    const started = await product(folder);
    await started.ready;
    for (const name of ['postgres', 'auth-secret'])
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0]);
  });

  test('recovers when both were killed', async () => {
    const folder = await preparedFolder();
    const first = await product(folder);
    await first.ready;
    first.child.kill('SIGKILL');
    const pid = await killDatabase(folder);
    await first.ended;

    const next = await open(folder);
    expect(await postmasterOf(folder)).not.toBe(pid);
    await next.close();
  });

  test('belongs to the first of two servers, and the second prints which one holds it', async () => {
    const folder = await preparedFolder();
    const first = await product(folder);
    await first.ready;
    const second = await product(folder);
    expect(await second.ended).toBe(1);
    expect(second.said().trim()).toBe(
      `The data folder ${folder} is already in use by another Outrider (process ${first.child.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    const reply = await fetch(`${first.url}/api/ready`);
    expect(reply.status).toBe(200);
  });
});

describe('when the database is killed while serving', () => {
  async function serving() {
    const folder = await preparedFolder();
    const database = await open(folder);
    const settings = readSettings({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'silent' });
    const { app } = await buildApp({
      settings,
      database,
      jobs: openJobs(database, log),
      log,
      demo: false,
      webFolder: '/no-web-app-here',
    });
    afterwards.push(() => app.close());
    return { folder, database, app };
  }

  const isAnswering = ({ pool }: Pick<OpenDatabase, 'pool'>) =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );

  test('readiness fails and recovers, and health stays', async () => {
    const { folder, app } = await serving();
    const at = (path: string) => inject(app, { method: 'GET', url: `/api${path}` });
    await waitUntil(async () => (await at('/ready')).status === 200);
    // Without it, it does not start again.
    const configuration = join(folder, 'postgres', 'postgresql.conf');
    await rename(configuration, `${configuration}.away`);
    await killDatabase(folder);
    await waitUntil(async () => (await at('/ready')).status === 503);
    expect((await at('/ready')).body).toMatchObject({
      status: 'unavailable',
      parts: { database: 'down' },
    });
    expect((await at('/health')).status).toBe(200);
    await rename(`${configuration}.away`, configuration);
    await waitUntil(async () => (await at('/ready')).status === 200);
  });

  test('a running transaction is refused, and the process survives', async () => {
    const { folder, database } = await serving();
    const lost: Promise<void>[] = [];
    database.pool.on('acquire', (client) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      client.once('end', resolve);
      lost.push(promise);
    });
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute('select 1');
      await killDatabase(folder);
      // Between two queries.
      await Promise.all(lost);
      await tx.execute('select 2');
    });
    await expect(transaction).rejects.toThrow('Failed query');
    await waitUntil(() => isAnswering(database));
  });

  test('the pool loses no connection, however often it happens under load', async () => {
    const { folder, database, app } = await serving();
    const { pool, db } = database;
    let isLoaded = true;
    let done = 0;
    const load = Array.from({ length: 30 }, async () => {
      while (isLoaded) {
        await db
          .transaction((tx) => tx.execute('select 1'))
          .then(
            () => (done += 1),
            () => {},
          );
      }
    });
    for (let round = 0; round < 2; round += 1) {
      const before = done;
      await waitUntil(() => done > before + 100);
      await killDatabase(folder);
      await waitUntil(async () => (await isAnswering(database)) && (await runningIn(folder)));
    }
    isLoaded = false;
    await Promise.all(load);
    // A worker that leads keeps the connection of its lock.
    await app.close();
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect(pool.waitingCount).toBe(0);
  });

  test('subscribers are told to refetch everything', async () => {
    const { folder, database } = await serving();
    const received: string[] = [];
    const listener = database.listen('a_channel', (payload) => received.push(payload));
    await waitUntil(() => received.length === 1);
    await killDatabase(folder);
    await waitUntil(() => received.length === 2);
    await database.pool.query(`select pg_notify('a_channel', 'said')`);
    await waitUntil(() => received.length === 3);
    expect(received).toEqual(['', '', 'said']);
    await listener.close();
  });

  test.each([
    ['right then', false],
    ['while it starts again', true],
  ])('closing %s leaves no process behind', async (_when, isStarting) => {
    const { folder, database, app } = await serving();
    await app.close();
    await killDatabase(folder);
    if (isStarting) await waitUntil(() => runningIn(folder));
    await database.close();
    expect(await runningIn(folder)).toBe(false);
  });
});

describe('a data folder', () => {
  test.each([
    ['with spaces, commas and letters of every kind', "a folder, it's ünïcödé 漢"],
    [
      'whose path is very long',
      join(...Array.from({ length: 6 }, () => 'a-rather-long-name-of-a-folder')),
    ],
  ])('%s is supported', async (_which, name) => {
    const folder = await dataFolder(name);
    const first = await open(folder);
    await first.pool.query('create table kept (n int)');
    await first.close();
    expect(await runningIn(folder)).toBe(false);
    const again = await open(folder);
    expect((await again.pool.query('select * from kept')).rows).toEqual([]);
    await again.close();
  });

  test('with a very long path leaves no socket folder behind', async () => {
    const database = await open(await dataFolder('x'.repeat(120)));
    const sockets = database.connection.host ?? '';
    expect([dirname(sockets), existsSync(sockets)]).toEqual([tmpdir(), true]);
    await database.close();
    expect(existsSync(sockets)).toBe(false);
  });

  test('does not trust a socket folder of another user', async () => {
    const { folder, remove } = await temporaryDataFolder();
    afterwards.push(remove);
    await mkdir(join(folder, 'elsewhere'), { recursive: true });
    const cluster = join(folder, 'postgres');
    await mkdir(cluster);
    await symlink(join(folder, 'elsewhere'), join(cluster, 'run'));
    await expect(openSocketFolder(cluster, null)).rejects.toThrow('belongs to another user');
  });
});
