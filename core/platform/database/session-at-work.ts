import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from './client.ts';
import { cutOff } from './silence.ts';

/** How long a connection may take to be opened and to answer. */
const patienceMs = 3000;
/** How long an answer may be under way after its statement has ended. */
const underWayMs = 1000;

/**
 * Whether the server is at a statement of the session with this number, asked over a connection of its own:
 * the pool may have none left. The state is shown to the account that signed in, whatever its role is since.
 */
async function ask(client: DatabaseClient, pid: number): Promise<boolean> {
  await client.connect();
  await client.query('set role none');
  const { rows } = await client.query<{ isIdle: boolean | null }>(
    `select state like 'idle%' as "isIdle" from pg_stat_activity where pid = $1`,
    [pid],
  );
  // A server that does not track what its sessions do says neither.
  return rows.some(({ isIdle }) => isIdle !== true);
}

/** The same, within its time: who cannot find out is told that it is not. */
export async function isSessionAtWork(pool: pg.Pool, pid: number): Promise<boolean> {
  const client = new DatabaseClient(pool.options);
  client.on('error', () => {}); // What waits for it is rejected.
  const late = new AbortController();
  const isAtWork = await Promise.race([
    ask(client, pid).catch(() => false),
    wait(patienceMs, false, { ref: false, signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  cutOff(client);
  if (!isAtWork) await wait(underWayMs, null, { ref: false });
  return isAtWork;
}
