import { readdir } from 'node:fs/promises';
import type pg from 'pg';

/** What differs after the sample data came and went, and why it may. */
const mayDiffer: Readonly<Record<string, string>> = {
  audit_chain: 'The audit log may tell that it was there.',
  audit_changes: 'The audit log may tell that it was there.',
  audit_entries: 'The audit log may tell that it was there.',
  auth_rate_limits: 'Of signing in.',
  auth_sessions: 'Of signing in.',
  idempotency_keys: 'Answers without an id are forgotten after a day.',
  nodes: 'The processes that serve.',
  call_counts: 'Of an hour at most.',
  notify_outbox: 'On its way.',
  search_outbox: 'On its way to the index: it learns that the companies are gone.',
  usage_people: 'The place of a person in all figures, which no row of a figure has any more.',
  webhook_outbox: 'On its way.',
};

/** Columns that count changes of what is a person's own, and stays. */
const counting: Readonly<Record<string, readonly string[]>> = {
  collections: ['version', 'updated_at'],
  users: ['last_sign_in_at', 'last_login_ip', 'browser_type', 'device_type', 'updated_at'],
};

/** A hash of the rows of each table, whatever their order. */
export async function fingerprintOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    if (mayDiffer[name] !== undefined) continue;
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(line, E'\\n' order by line), '')) as print
       from (select md5((to_jsonb(t) - $1::text[])::text) as line from ${name} t) lines`,
      [counting[name] ?? []],
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

/** All files below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .toSorted();
}
