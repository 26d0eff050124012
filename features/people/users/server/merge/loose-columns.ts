import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { columnOf } from '#features/people/users/server/deletion/personal-tables.ts';
import type { MergedPair } from '#features/people/users/server/shared/person-tables.ts';

/**
 * What becomes of an id of the account that goes, or its auth id, where no foreign key keeps it. `move`:
 * the feature moves it. `replace`: in a text or JSON. `drop`: the row goes with the sign-in. `keep`: a
 * record of what was done or sent at that time.
 */
type OnMerge = 'move' | 'replace' | 'drop' | 'keep';

/** By `table.column`. A test looks for the ids in every column of the database. */
export const looseColumns: Readonly<Record<string, OnMerge>> = {
  'collections.user_id': 'move',
  'collections.shared_to_users': 'move',
  'notifications.values': 'replace',
  'notifications.about': 'replace',
  'notifications.link': 'replace',
  'notifications.subject_id': 'replace',
  'notification_mutes.subject_id': 'drop',
  'idempotency_keys.auth_id': 'drop',
  'idempotency_keys.answer': 'keep',
  'auth_accounts.account_id': 'drop',
  'auth_users.id': 'drop',
  'users.auth_id': 'drop',
  'auth_verifications.identifier': 'drop',
  'auth_verifications.value': 'drop',
  'audit_entries.subject_id': 'keep',
  'audit_entries.details': 'keep',
  'audit_changes.row_id': 'keep',
  'audit_changes.before': 'keep',
  'audit_changes.after': 'keep',
  'audit_views.filter': 'keep',
  'export_jobs.request': 'keep',
  'webhook_deliveries.body': 'keep',
  'notify_outbox.payload': 'keep',
  'merged_accounts.auth_id': 'keep',
};

const ofKind = (kind: OnMerge): string[] =>
  Object.keys(looseColumns).filter((name) => looseColumns[name] === kind);

/** The ids that may be found there. */
const idsOf = ({ sourceId, sourceAuthId }: MergedPair): string[] =>
  sourceAuthId === null ? [sourceId] : [sourceId, sourceAuthId];

const contains = (column: string, ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`strpos(${sql.identifier(column)}::text, ${id}) > 0`),
    sql` or `,
  );

/** Names the target wherever a text that people still read has the id of the source. */
export async function replaceIds(db: Queryable, pair: MergedPair): Promise<void> {
  await db.execute(
    sql`delete from notification_mutes where subject = 'user' and subject_id = ${pair.sourceId}`,
  );
  for (const reference of ofKind('replace')) {
    const { table, column } = columnOf(reference);
    const isJson = reference === 'notifications.values';
    const replaced = sql`replace(${sql.identifier(column)}::text, ${pair.sourceId}, ${pair.targetId})`;
    await db.execute(sql`update ${sql.identifier(table)}
      set ${sql.identifier(column)} = ${isJson ? sql`${replaced}::jsonb` : replaced}
      where ${contains(column, [pair.sourceId])}`);
  }
}

/** Those of these columns that still have one of the ids, but for what is kept. */
export async function looseColumnsLeft(db: Queryable, pair: MergedPair): Promise<string[]> {
  const looked = Object.keys(looseColumns).filter((name) => looseColumns[name] !== 'keep');
  const queries = looked.map((name) => {
    const { table, column } = columnOf(name);
    return sql`select ${name} as name where exists (
      select from ${sql.identifier(table)} where ${contains(column, idsOf(pair))})`;
  });
  const { rows } = await db.execute<{ name: string }>(sql.join(queries, sql` union all `));
  return rows.map(({ name }) => name);
}
