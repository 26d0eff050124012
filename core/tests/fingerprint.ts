import type pg from 'pg';

/** Tables that change by signing in, or that a worker fills or empties. */
const passing = new Set([
  ...['auth_rate_limits', 'auth_sessions', 'sign_in_failures'],
  ...['password_reset_requests', 'audit_chain'],
]);

/** Signing in, and what is refused then, is recorded. */
const rowsOf = (table: string): string =>
  table === 'audit_entries' ? "audit_entries where kind not like 'session.%'" : `"${table}"`;

/**
 * How many rows each table has, and the sum of the transactions that wrote them: unchanged means that
 * nothing was inserted, updated or deleted.
 */
export async function fingerprintOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums = tables
    .filter(({ name }) => !passing.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as sum
          from ${rowsOf(name)}`,
    );
  const { rows } = await pool.query<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
