import type pg from 'pg';

/** Whether a session of this database waits for a lock that another one holds. */
export async function isLockWaitedFor(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rows.length > 0;
}
