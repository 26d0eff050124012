import type pg from 'pg';

/** How many sessions of this database wait for a lock that another one holds. */
export async function countLockWaits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rows.length;
}

/** Whether a session of this database waits for a lock that another one holds. */
export const isLockWaitedFor = async (pool: pg.Pool): Promise<boolean> =>
  (await countLockWaits(pool)) > 0;
