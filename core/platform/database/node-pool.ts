import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { openPool } from './client.ts';
import { assertSettings } from './own-sessions.ts';
import { poolSizeOf } from './connection-limits.ts';
import type { SessionConfig } from './session.ts';
import { cutOff } from './silence.ts';
import { liftForLongWork, limitSettings, requestLimits, type TimeLimits } from './time-limits.ts';

const connectTimeoutMs = 4500;

export interface PoolOptions {
  /** Default: of requests. */
  readonly limits?: TimeLimits | undefined;
  /** The most connections of this process in all; the pool has what others leave of them. */
  readonly connections: number;
}

/** The pool of requests and workers. Those that nobody uses end after ten seconds. */
export interface NodePool {
  readonly pool: pg.Pool;
  /** What it was opened with. */
  readonly config: SessionConfig & pg.PoolConfig;
  /** Ends all connections whose other end says nothing. */
  cutOff(): void;
  close(): Promise<void>;
}

/** @throws SessionsNotExclusive */
export async function openNodePool(
  connection: SessionConfig,
  { limits = requestLimits, connections }: PoolOptions,
  log: Log,
): Promise<NodePool> {
  const config = {
    ...connection,
    session: { ...connection.session, ...limitSettings(limits) },
    max: poolSizeOf(connections),
    connectionTimeoutMillis: connectTimeoutMs,
  };
  const pool = openPool(config);
  liftForLongWork(pool, limits);
  const connected = new Set<pg.PoolClient>();
  pool.on('connect', (client) => connected.add(client));
  pool.on('remove', (client) => connected.delete(client));
  let isClosing = false;
  pool.on('error', (error) => {
    // The database that stops may be faster than a connection that ends.
    if (!isClosing) log.warn({ err: error }, 'A database connection was lost.');
  });
  const close = async () => {
    isClosing = true;
    await pool.end();
  };
  try {
    await assertSettings(pool, connection.session ?? {});
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, config, cutOff: () => connected.forEach(cutOff), close };
}
