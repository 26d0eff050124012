import { eq, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database, Queryable } from './open.ts';

/**
 * Every advisory lock, by what one does at a time. Nodes of different versions may run side by side:
 * a number is never given to something else.
 */
export const lockNumbers = {
  /** In the database `postgres` of the embedded server. */
  dataFolder: 7_206_543,
  migration: 7_206_544,
  demonstration: 7_206_545,
  searchIndex: 7_206_546,
  companyMatches: 7_206_547,
  /** One for each kind of record, and one for each check. */
  imports: 7_351,
  /** One for each kind of company. */
  companyImports: 7_352,
} as const;

export type LockName = keyof typeof lockNumbers;

/** With `of`, one of several locks of that name: PostgreSQL keeps pairs of numbers apart from single ones. */
const keyOf = (name: LockName, of?: string): SQL =>
  of === undefined
    ? sql`${lockNumbers[name]}::bigint`
    : sql`${lockNumbers[name]}::int, hashtext(${of})`;

/** Waits for a lock that is freed when the transaction of `db` ends. */
export async function lockUntilCommit(db: Queryable, name: LockName, of?: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${keyOf(name, of)})`);
}

/** Waits for a row as its writers do, until the transaction ends; who only refers to it does not wait. */
export async function lockRow(
  db: Queryable,
  table: PgTable & { readonly id: PgColumn },
  id: string,
): Promise<void> {
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

/** Does `run` with a lock that others wait for. `session` has to be one connection, not a pool. */
export async function withAdvisoryLock<Result>(
  session: Database,
  name: LockName,
  run: () => Promise<Result>,
): Promise<Result> {
  await session.execute(sql`select pg_advisory_lock(${keyOf(name)})`);
  try {
    return await run();
  } finally {
    // A connection that is gone has freed it.
    await session.execute(sql`select pg_advisory_unlock(${keyOf(name)})`).catch(() => undefined);
  }
}

/** Takes a lock for as long as the connection of `session` lasts; false when another one has it. */
export async function trySessionLock(
  session: Queryable,
  name: LockName,
  of?: string,
): Promise<boolean> {
  const { rows } = await session.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_lock(${keyOf(name, of)}) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** A lock over all nodes that is held by one connection: PostgreSQL frees it however the process ends. */
export interface AdvisoryLock {
  /** That very connection: what is written over it is written by the holder, and by nobody else. */
  readonly db: Database;
  /** Aborted when the connection broke off. */
  readonly lost: AbortSignal;
  /** Asks the connection itself: that it broke off may not have been heard yet. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes a lock with a connection of the pool, or answers null when another one has it. Never waits:
 * a query that waits for a lock would hold back vacuum.
 */
export async function tryAdvisoryLock(
  pool: pg.Pool,
  name: LockName,
  of?: string,
): Promise<AdvisoryLock | null> {
  const client = await pool.connect();
  const db = drizzle(client);
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.once('error', lose).once('end', lose);
  const giveBack = (isBroken: boolean): void => {
    client.off('error', lose).off('end', lose);
    client.release(isBroken);
  };
  try {
    if (!(await trySessionLock(db, name, of))) {
      giveBack(false);
      return null;
    }
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
      const isFree = await db.execute(sql`select pg_advisory_unlock(${keyOf(name, of)})`).then(
        () => true,
        () => false,
      );
      // A connection that could not let go of it is closed, which does.
      giveBack(!isFree);
    },
  };
}
