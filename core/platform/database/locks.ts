import { eq, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database, Queryable } from './open.ts';
import { isSessionAtWork } from './session-at-work.ts';
import { cutOff, untilSilent, type Watch } from './silence.ts';

/**
 * Whoever holds a lock gives it up within 10 s of silence: 2 until it asks, 3 for the answer, then 4 to find
 * out elsewhere whether a statement takes its time. The server frees the lock of a silent node later than that.
 */
const watched: Watch = { everyMs: 2000, patienceMs: 3000 };

/**
 * The numbers of all advisory locks. Nodes of different versions may run side by side: never reuse
 * a number.
 */
export const lockNumbers = {
  /** Who makes the first account. */
  setup: 7_206_542,
  /** In the database `postgres` of the embedded server. */
  dataFolder: 7_206_543,
  migration: 7_206_544,
  demonstration: 7_206_545,
  searchIndex: 7_206_546,
  companyMatches: 7_206_547,
  /** Who counts the Superusers that are left. */
  superusers: 7_206_548,
  notificationMails: 7_206_549,
  /** Whose worker appends to the audit log's chain. */
  auditChain: 7_206_551,
  /** Of a transaction that appends to it. */
  auditAppend: 7_206_552,
  backups: 7_206_561,
  /** Who adds or drops tables of months. */
  usageMonths: 7_206_571,
  /** Who adds events of use to their sums. */
  usageCounts: 7_206_573,
  spotlightEditions: 7_206_572,
  /** Who adds or removes the sample data. */
  sampleData: 7_206_574,
  /** One per kind of record, and one per dry run. */
  imports: 7_351,
  /** One per kind of company. */
  companyImports: 7_352,
  /** One per corporation, whose files are added up; one per person's own files. */
  fileQuotas: 7_359,
  ownFiles: 7_360,
  /** One per corporation: shared by who gives a submission a stage, exclusive for who changes the stages. */
  stages: 7_371,
  /** One per opportunity: shared by who stores answers, exclusive for who changes the questions. */
  questions: 7_372,
  /** One per company and corporation: who adds a contact counts them first. */
  companyContacts: 7_373,
  /** One per place of views, and in it per person and for those that are shared. */
  savedViews: 7_374,
} as const;

export type LockName = keyof typeof lockNumbers;

/**
 * With `of`, one of several locks of that name: PostgreSQL has separate key spaces for one number
 * and two.
 */
const keyOf = (name: LockName, of?: string): SQL =>
  of === undefined
    ? sql`${lockNumbers[name]}::bigint`
    : sql`${lockNumbers[name]}::int, hashtext(${of})`;

/** Waits for a lock that is released at the end of the transaction of `db`. */
export async function lockUntilCommit(db: Queryable, name: LockName, of?: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyOf(name, of)})`);
}

/** The same, together with others who share it; waits for who has it alone. */
export async function shareLockUntilCommit(
  db: Queryable,
  name: LockName,
  of?: string,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(name, of)})`);
}

/** Locks a row against other writers until the end of the transaction; foreign key checks do not wait. */
export async function lockRow(
  db: Queryable,
  table: PgTable & { readonly id: PgColumn },
  id: string,
): Promise<void> {
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

/** Runs with a lock, waiting for it first. `session` must be one connection, not a pool. */
export async function withAdvisoryLock<Result>(
  session: Database,
  name: LockName,
  run: () => Promise<Result>,
): Promise<Result> {
  await session.execute(sql`select pg_advisory_lock(${keyOf(name)})`);
  try {
    return await run();
  } finally {
    // A lost connection has released it.
    await session.execute(sql`select pg_advisory_unlock(${keyOf(name)})`).catch(() => undefined);
  }
}

/**
 * Takes a lock for the life of the connection of `session`, and returns the number of that session; null
 * when it is already held.
 */
export async function trySessionLock(
  session: Queryable,
  name: LockName,
  of?: string,
): Promise<number | null> {
  const { rows } = await session.execute<{ isTaken: boolean; pid: number }>(
    sql`select pg_try_advisory_lock(${keyOf(name, of)}) as "isTaken", pg_backend_pid() as pid`,
  );
  const [row] = rows;
  return row?.isTaken === true ? row.pid : null;
}

/** A cluster-wide lock held by one connection: PostgreSQL releases it however the process ends. */
export interface AdvisoryLock {
  /** The connection that holds the lock: writes over it are guaranteed to be the holder's. */
  readonly db: Database;
  /** Aborted when the connection is lost, or the database has said nothing on it for up to 10 s. */
  readonly lost: AbortSignal;
  /** Queries the connection: its loss may not have been noticed yet. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes a lock on a connection of the pool; null when it is already held. Never waits: a query
 * waiting for a lock would hold back vacuum.
 */
export async function tryAdvisoryLock(
  pool: pg.Pool,
  name: LockName,
  of?: string,
  { everyMs, patienceMs }: Watch = watched,
): Promise<AdvisoryLock | null> {
  const client = await pool.connect();
  const db = drizzle(client);
  const lost = new AbortController();
  const released = new AbortController();
  const lose = () => lost.abort();
  client.once('error', lose).once('end', lose);
  const giveBack = (isBroken: boolean): void => {
    client.off('error', lose).off('end', lose);
    client.release(isBroken);
  };
  async function watch(pid: number): Promise<void> {
    const isAtWork = () => isSessionAtWork(pool, pid);
    const ended = AbortSignal.any([lost.signal, released.signal]);
    if (!(await untilSilent(client, { everyMs, patienceMs, isAtWork }, ended))) return;
    lose();
    cutOff(client);
  }
  try {
    const pid = await trySessionLock(db, name, of);
    if (pid === null) {
      giveBack(false);
      return null;
    }
    void watch(pid);
  } catch (error) {
    giveBack(true);
    throw error;
  }
  return {
    db,
    lost: lost.signal,
    isHeld: () =>
      db.execute(sql`select 1`).then(
        () => !lost.signal.aborted,
        () => false,
      ),
    async release() {
      released.abort();
      const isFree = await db.execute(sql`select pg_advisory_unlock(${keyOf(name, of)})`).then(
        () => true,
        () => false,
      );
      // If unlocking failed, close the connection, which releases it.
      giveBack(!isFree);
    },
  };
}
