import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import type { Database } from './open.ts';

const lockPollMs = 2000;
const connectPatienceMs = 5000;

/** What one of all nodes does at a time. It ends soon after `gone` is aborted. */
export type LeaderWork = (db: Database, gone: AbortSignal) => Promise<void>;

/**
 * Does `work` while it is this node's turn; the others wait, and one of them goes on when this one
 * stops or dies. `db` is the very connection that holds the turn: what is written over it is written
 * by whoever's turn it is, and by nobody else. Work that ends or fails is begun again.
 */
export function runAsLeader(connection: pg.ClientConfig, key: number, work: LeaderWork, log: Log) {
  const closing = new AbortController();
  /** Of the turn that is being waited for, or had. */
  let gone = new AbortController();

  // Asked again and again: a query that waits for a lock would hold back the database's tidying.
  async function isOurs(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1) as ours',
      [key],
    );
    return rows[0]?.ours === true;
  }

  async function takeOne(): Promise<void> {
    const turn = new AbortController();
    const { signal } = turn;
    gone = turn;
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: connectPatienceMs,
    });
    client.on('error', () => {}); // 'end' follows.
    client.once('end', () => turn.abort());
    try {
      await client.connect();
      while (!signal.aborted && !(await isOurs(client))) await pause(lockPollMs, signal);
      if (!signal.aborted) await work(drizzle(client), signal);
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function takeAll(): Promise<void> {
    while (!closing.signal.aborted) {
      await takeOne().catch((error: unknown) =>
        log.debug({ err: error }, 'Work that one node does at a time has to wait.'),
      );
      await pause(lockPollMs, closing.signal);
    }
  }

  const taken = takeAll();
  return {
    async close(): Promise<void> {
      closing.abort();
      gone.abort();
      await taken;
    },
  };
}

const pause = (ms: number, gone: AbortSignal) =>
  wait(ms, null, { signal: gone }).catch(() => undefined);
