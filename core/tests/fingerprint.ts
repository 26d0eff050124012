import type pg from 'pg';

/** Tables that change by signing in, or that a worker fills or empties. */
const passing = new Set([
  ...['auth_rate_limits', 'auth_sessions', 'sign_in_failures'],
  ...['password_reset_requests', 'audit_chain'],
]);

/** Signing in, and what is refused then, is recorded. */
const rowsOf = (table: string): string =>
  table === 'audit_entries'
    ? "(select * from audit_entries where kind not like 'session.%')"
    : `"${table}"`;

/** A checksum over every row of every table: unchanged means that nothing was written. */
export async function fingerprintOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !passing.has(table.name))) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${rowsOf(name)} t`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}
