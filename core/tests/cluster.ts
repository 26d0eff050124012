import { join } from 'node:path';
import pg from 'pg';
import type { ServerFeature } from '#core/server/feature.ts';
import * as features from '#app/features.server.ts';
import { fillWithDemonstration } from '#core/server/demo/fill.ts';
import { openCluster, type Address } from '#core/platform/database/embedded/cluster.ts';
import { applicationRole } from '#core/platform/database/separate-roles.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { hashPassword } from '#core/platform/identity/password.ts';
import { openLog } from '#core/platform/log/log.ts';
import { demoPassword, demoPasswordHash } from '#features/people/identity/domain/demo-accounts.ts';
import {
  makeTemporaryFolder,
  removeTemporaryFolder,
  sweepTemporaryFolders,
} from './temporary-folder.ts';

/** The demonstration data, as every feature adds to it. */
export const demoSteps = Object.values<ServerFeature>(features).flatMap(({ demo }) => demo);

/** Template databases: filled once, then only copied. */
export const templates = { empty: 'template_empty', demonstration: 'template_demonstration' };

/** The public URL of a test's app. */
export const testPublicUrl = 'http://localhost:3000';

export interface TestCluster {
  readonly url: string;
  close(): Promise<void>;
}

/** A Unix socket's folder as the host of a URL: its slashes are encoded. */
const urlOf = ({ user, password, host, port }: Address): string => {
  const who = password === undefined ? user : `${user}:${encodeURIComponent(String(password))}`;
  return `postgres://${who}@${encodeURIComponent(host ?? '')}:${port}`;
};

export async function onDatabase<T>(
  url: string,
  name: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: `${url}/${name}` });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function fillTemplates(url: string): Promise<void> {
  const log = openLog('silent');
  await onDatabase(url, 'postgres', async (client) => {
    // Test data need not survive a crash: no write has to wait for the disk.
    await client.query('alter system set fsync = off');
    await client.query('alter system set synchronous_commit = off');
    await client.query('alter system set full_page_writes = off');
    await client.query('alter system set autovacuum = off');
    await client.query('select pg_reload_conf()');
    await client.query(`create database ${templates.empty}`);
  });
  const empty = await openDatabase({ url: `${url}/${templates.empty}`, dataFolder: '' }, log);
  await empty.close();
  // Tests work as the product does. The one that plants broken references may turn checks off.
  await onDatabase(url, 'postgres', async (client) => {
    await client.query(`alter role ${applicationRole} login`);
    await client.query(`grant set on parameter session_replication_role to ${applicationRole}`);
  });
  await onDatabase(url, 'postgres', (client) =>
    client.query(`create database ${templates.demonstration} template ${templates.empty}`),
  );
  const demo = await openDatabase(
    { url: `${url}/${templates.demonstration}`, dataFolder: '' },
    log,
  );
  await fillWithDemonstration(demo.db, demoSteps, { publicUrl: testPublicUrl }, log);
  // Hundreds of tests sign in: what a password costs is not what they ask.
  const hash = await hashPassword(demoPassword, { memory: 16, passes: 1, parallelism: 1 });
  await demo.pool.query('update auth_accounts set password = $1 where password = $2', [
    hash,
    demoPasswordHash,
  ]);
  await demo.close();
  // Once, for all copies.
  await onDatabase(url, templates.demonstration, (client) =>
    client.query('vacuum (freeze, analyze)'),
  );
}

export async function openTestCluster(): Promise<TestCluster> {
  await sweepTemporaryFolders();
  const folder = await makeTemporaryFolder();
  const cluster = await openCluster(join(folder, 'postgres'));
  const close = async () => {
    await cluster.stop();
    await removeTemporaryFolder(folder);
  };
  try {
    await cluster.start();
    const url = urlOf(cluster.address);
    await fillTemplates(url);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
