import type pg from 'pg';
import { DatabaseClient } from './client.ts';
import type { SessionConfig, SessionSettings } from './session.ts';

/** What lies between us and PostgreSQL does not keep sessions. The message is the reason, for a sentence. */
export class SessionsNotExclusive extends Error {
  override readonly name = 'SessionsNotExclusive';
}

/** A client, or a pool. */
interface Asked {
  query<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>>;
}

/**
 * In which order the two ask. A pooler by transaction gives the connection that was used last, or longest ago:
 * with either, one of the two has another one the second time, or both have the same.
 */
const order = [0, 0, 1, 1, 0, 0, 1, 1] as const;

/** @throws SessionsNotExclusive unless each of two connections is the same session in all of its statements. */
export async function assertOneSessionEach(pair: readonly [Asked, Asked]): Promise<void> {
  const pids = [new Set<number>(), new Set<number>()] as const;
  for (const nth of order) {
    const { rows } = await pair[nth].query<{ pid: number }>('select pg_backend_pid() as pid');
    for (const { pid } of rows) pids[nth].add(pid);
  }
  const [one, other] = pids;
  if (one.size === 1 && other.size === 1 && one.isDisjointFrom(other)) return;
  throw new SessionsNotExclusive(
    'its pooler shares connections between transactions, and Outrider needs sessions of its own; ' +
      'set pool_mode = session there',
  );
}

/** Before anything is written: a lock taken in a session that is shared would never be freed. */
export async function assertSessionsOf(connection: SessionConfig): Promise<void> {
  const pair = [new DatabaseClient(connection), new DatabaseClient(connection)] as const;
  try {
    for (const client of pair) await client.connect();
    await assertOneSessionEach(pair);
  } finally {
    for (const client of pair) await client.end().catch(() => {});
  }
}

/** What the product relies on, and where it is read. */
const reliedOn: Readonly<Record<string, string>> = {
  role: 'current_user',
  TimeZone: `current_setting('TimeZone')`,
  plan_cache_mode: `current_setting('plan_cache_mode')`,
};

/** @throws SessionsNotExclusive unless a later statement still finds what was set. */
export async function assertSettings(session: Asked, settings: SessionSettings): Promise<void> {
  for (const [name, expression] of Object.entries(reliedOn)) {
    const setting = settings[name];
    if (setting === undefined) continue;
    const { rows } = await session.query<{ value: string }>(`select ${expression} as value`);
    const value = rows[0]?.value;
    if (value === setting) continue;
    throw new SessionsNotExclusive(
      `${name} is ${value} in its sessions though it was set to ${setting}; see what pools its connections`,
    );
  }
}
