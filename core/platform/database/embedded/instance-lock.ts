import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockNumbers, trySessionLock } from '#core/platform/database/locks.ts';
import type { Address } from './cluster.ts';

const timeoutMs = 1500;
const pollMs = 25;

/** Another Outrider uses the same data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: string | null) {
    const who = pid === null ? '' : ` (process ${pid})`;
    super(
      `The data folder ${folder} is already in use by another Outrider${who}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Holds an advisory lock for the life of this process. PostgreSQL frees it when the connection
 * ends, however the process died, so no stale lock file can remain.
 */
export async function acquireInstanceLock(address: Address, folder: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    database: 'postgres',
    application_name: `outrider:${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => {}); // 'end' follows, which is handled.
  await client.connect();
  const session = drizzle(client);
  const deadline = Date.now() + timeoutMs;
  do {
    if ((await trySessionLock(session, 'dataFolder')) !== null) return client;
    await wait(pollMs);
  } while (Date.now() < deadline);
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and objid = $1 and granted`,
    [lockNumbers.dataFolder],
  );
  await client.end();
  const name: unknown = rows[0]?.name;
  throw new FolderInUse(folder, typeof name === 'string' ? (name.split(':')[1] ?? null) : null);
}
