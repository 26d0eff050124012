import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { openPool } from '#core/platform/database/client.ts';
import { isStopped, reasonOfNoConnection } from '#core/platform/database/database-errors.ts';
import { cutOff, untilSilent, usualWatch } from '#core/platform/database/silence.ts';
import { liftForLongWork } from '#core/platform/database/time-limits.ts';
import { inRounds, walPosition } from './wal-position.ts';

/** How often one that is not there is tried again, and one that was behind. */
const retryMs = 1000;
/** How long it may say nothing, or have no connection free. */
const patienceMs = 1000;
/** What is committed is there after one or two of them; later ones are for a busy moment. */
const pausesMs = [1, 2, 4, 8, 16, 32];

const sameDatabase = `select pg_is_in_recovery() as "isStandby", (select system_identifier from pg_control_system())
  || '/' || (select oid from pg_database where datname = current_database()) as identity`;
/** What is committed without waiting for the disk is not counted, except where everything is. */
const committed = {
  name: 'committed_position',
  text: `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end)::text as at`,
};
const replayed = {
  name: 'replayed_position',
  query_timeout: patienceMs,
  text: 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as at',
};

class NoReplica extends Error {}

interface Identity {
  readonly isStandby: boolean;
  readonly identity: string;
}

export interface Replica {
  /**
   * Reads on a connection of the standby that has everything which was committed before this call. Null: it
   * has not, or cannot be read, so the primary has to answer.
   */
  read<Result>(act: (client: pg.PoolClient) => Promise<Result>): Promise<{ result: Result } | null>;
  /** Whether it is used for now. */
  isThere(): boolean;
  close(): Promise<void>;
}

/** @param askPrimary a query that the primary answers, whatever else is read from the standby */
export function openReplica(
  config: pg.PoolConfig,
  askPrimary: (query: pg.QueryConfig) => Promise<pg.QueryResult>,
  log: Log,
): Replica {
  const pool = openPool({ ...config, connectionTimeoutMillis: patienceMs });
  liftForLongWork(pool);
  const closing = new AbortController();
  const connected = new Set<pg.PoolClient>();
  /** How far the server of each connection was seen to be, once it is sure that it is the right one. */
  const positions = new WeakMap<pg.PoolClient, bigint>();
  let isThere = false;
  let problem = '';
  let restsUntil = 0;

  pool.on('connect', (client) => {
    connected.add(client);
    client.on('error', () => {}); // The running query is rejected; nothing else to do.
  });
  pool.on('remove', (client) => connected.delete(client));
  pool.on('error', () => {}); // The watch below tells.

  const neededPosition = inRounds(async () => {
    const { rows } = await askPrimary(committed);
    return walPosition((rows[0] as { at: string }).at);
  });

  /** @throws unless it is a standby of our database. */
  async function assertOurs(client: pg.PoolClient): Promise<void> {
    const [here, there] = await Promise.all([
      client.query<Identity>(sameDatabase),
      askPrimary({ text: sameDatabase }),
    ]);
    const primary = there.rows[0] as Identity | undefined;
    if (here.rows[0]?.isStandby !== true) throw new NoReplica('it is not a standby');
    if (here.rows[0].identity !== primary?.identity) {
      throw new NoReplica('it is a standby of another database');
    }
    positions.set(client, 0n);
  }

  async function hasReached(client: pg.PoolClient, position: bigint): Promise<boolean> {
    if (!positions.has(client)) await assertOurs(client);
    for (const pauseMs of [0, ...pausesMs]) {
      if ((positions.get(client) ?? 0n) >= position) return true;
      if (pauseMs > 0) await wait(pauseMs);
      const { rows } = await client.query<{ at: string | null }>(replayed);
      const at = rows[0]?.at ?? null;
      if (at === null) throw new NoReplica('it is not a standby any more');
      positions.set(client, walPosition(at));
    }
    return (positions.get(client) ?? 0n) >= position;
  }

  async function readOn<Result>(
    client: pg.PoolClient,
    position: bigint,
    act: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    if (await hasReached(client, position)) return { result: await act(client) };
    restsUntil = performance.now() + retryMs;
    return null;
  }

  /** Once for each change, for one connection that is kept for it. */
  function tell(next: string): void {
    if (next === problem || closing.signal.aborted) return;
    problem = next;
    if (next === '')
      log.info('The replica of the database is there: it answers what is only read.');
    else log.warn(`The replica of the database cannot be used: ${next}. The primary answers.`);
  }

  async function follow(client: pg.PoolClient): Promise<void> {
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    try {
      await assertOurs(client);
      isThere = true;
      tell('');
      void untilSilent(client, usualWatch, ended.signal).then(
        (isSilent) => isSilent && connected.forEach(cutOff),
      );
      const either = AbortSignal.any([ended.signal, closing.signal]);
      if (!either.aborted) await once(either, 'abort');
      throw new NoReplica('its connections have ended');
    } finally {
      isThere = false;
      client.release(true);
    }
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await follow(await pool.connect());
      } catch (error) {
        tell(
          error instanceof NoReplica
            ? error.message
            : (reasonOfNoConnection(error) ?? String(error)),
        );
      }
      await wait(retryMs, null, { signal: closing.signal }).catch(() => {});
    }
  }
  const watching = watch();

  return {
    async read(act) {
      if (!isThere || performance.now() < restsUntil) return null;
      let client: pg.PoolClient | null = null;
      try {
        const position = await neededPosition();
        client = await pool.connect();
        const answer = await readOn(client, position, act);
        client.release();
        return answer;
      } catch (error) {
        client?.release(true);
        // Whatever else it is, the primary says it, too, or has no such trouble.
        if (isStopped(error)) throw error;
        log.debug({ err: error }, 'The replica of the database could not answer.');
        return null;
      }
    },
    isThere: () => isThere && performance.now() >= restsUntil,
    async close() {
      closing.abort();
      await watching;
      await pool.end();
    },
  };
}
