import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { settingText, type SessionSettings } from './session.ts';

/** How long a connection of the pool may be at something, in ms; 0: as long as it needs. */
export interface TimeLimits {
  readonly statement: number;
  /** Between two statements of a transaction. */
  readonly idleInTransaction: number;
}

/**
 * A minute each. The slowest reads of a large directory take seconds, so a minute leaves room for a slow disk
 * and a busy machine; after it whoever asked has gone, and the statement would keep one of few connections
 * from everybody else. A transaction has nothing but statements in it, since files, hashes and other servers
 * come before it: one that says nothing for a minute will not go on, and its locks hold up others.
 */
export const requestLimits: TimeLimits = { statement: 60_000, idleInTransaction: 60_000 };

/** For commands, which end when whoever typed them says so. */
export const noLimits: TimeLimits = { statement: 0, idleInTransaction: 0 };

/**
 * The work of the pool that takes as long as it needs, since nobody waits for its answer. Apart from it are
 * migrations, restores, jobs' own queue and the COPY of a backup: they have connections of their own, without
 * limits.
 */
export type LongWork =
  /** Steps of workers: imports, comparing companies, counting use, the audit chain, the search index, sweeps. */
  | 'worker'
  /** Exports, alerts, reports, new matches. */
  | 'job'
  /** Filling an empty database. */
  | 'demonstration'
  /** Building an index over all companies while the server runs. */
  | 'index of names';

const current = new AsyncLocalStorage<LongWork>();

/** Runs work whose statements and transactions have no limits. */
export const asLongWork = <Result>(work: LongWork, act: () => Promise<Result>): Promise<Result> =>
  current.run(work, act);

/** The limits of a session, as PostgreSQL takes them. */
export const limitSettings = ({ statement, idleInTransaction }: TimeLimits): SessionSettings => ({
  statement_timeout: String(statement),
  idle_in_transaction_session_timeout: String(idleInTransaction),
});

const lift = settingText(limitSettings(noLimits));

/** Gives a connection back as it was; one that cannot be so again is closed. */
async function giveBack(
  client: pg.PoolClient,
  limits: TimeLimits,
  release: pg.PoolClient['release'],
): Promise<void> {
  const isRestored = await client.query(settingText(limitSettings(limits))).then(
    () => true,
    () => false,
  );
  release(!isRestored);
}

/** Without limits until it is given back. */
async function lifted(client: pg.PoolClient, limits: TimeLimits): Promise<pg.PoolClient> {
  const { release } = client;
  client.release = (error) => {
    if (error) release(error);
    else void giveBack(client, limits, release);
  };
  try {
    await client.query(lift);
  } catch (error) {
    release(true);
    throw error;
  }
  return client;
}

type Taken = Parameters<pg.Pool['connect']>[0];

/** Lifts the limits of the connections that long work takes from a pool whose sessions begin with `limits`. */
export function liftForLongWork(pool: pg.Pool, limits: TimeLimits = requestLimits): void {
  const connect = pool.connect.bind(pool) as (taken?: Taken) => Promise<pg.PoolClient>;
  function connectWithin(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (current.getStore() === undefined) return connect(taken);
    const client = connect().then((one) => lifted(one, limits));
    if (taken === undefined) return client;
    client.then(
      (one) => taken(undefined, one, one.release),
      (error: Error) => taken(error, undefined, () => {}),
    );
    return undefined;
  }
  pool.connect = connectWithin as typeof pool.connect;
}
