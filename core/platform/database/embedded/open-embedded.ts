import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { openCluster, type Address, type Cluster } from './cluster.ts';
import { acquireInstanceLock, FolderInUse } from './instance-lock.ts';

const databaseName = 'outrider';
const healPauseMs = 200;

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    databaseName,
  ]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}

export interface EmbeddedDatabase {
  connection: Address & { database: string };
  close(): Promise<void>;
}

/**
 * Starts the server under the data folder, locks it for this process and restarts it when it dies.
 * A guest, such as a command run beside the product, uses a server that is already running.
 */
export async function openEmbedded(
  dataFolder: string,
  log: Log,
  {
    isGuest = false,
    whileStarting,
  }: { readonly isGuest?: boolean; readonly whileStarting?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(join(dataFolder, 'postgres'));
  await cluster.start(whileStarting);
  const connection = { ...cluster.address, database: databaseName };
  let closing = false;
  let lock: pg.Client;
  try {
    lock = await acquireInstanceLock(cluster.address, dataFolder);
  } catch (error) {
    if (isGuest && error instanceof FolderInUse) return { connection, close: async () => {} };
    throw error;
  }
  await ensureDatabase(lock);

  let healing: Promise<void> = Promise.resolve();

  const keepRunning = () => {
    lock.once('end', () => {
      if (!closing) healing = heal(cluster);
    });
  };

  async function heal(broken: Cluster): Promise<void> {
    log.error('The embedded PostgreSQL went away; starting it again.');
    while (!closing) {
      try {
        await broken.start();
        if (closing) return;
        lock = await acquireInstanceLock(broken.address, dataFolder);
        keepRunning();
        log.info('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded PostgreSQL does not start.');
        await wait(healPauseMs);
      }
    }
  }

  keepRunning();
  return {
    connection,
    close: async () => {
      closing = true;
      // A server that is just being restarted would outlive this process.
      await healing;
      await lock.end().catch(() => {});
      await cluster.stop();
    },
  };
}
