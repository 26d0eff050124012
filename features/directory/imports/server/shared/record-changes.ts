import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { isNeeded, type ImportedTable } from './needed-records.ts';
import type { UndoCounts } from './record-target.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

/** A table whose records are written one by one, and how to undo changes to it. */
export interface ChangedTable extends ImportedTable {
  /** Columns that an import writes. */
  readonly columns: readonly string[];
  /** Further assignments when a record `r` is restored. */
  readonly besides?: SQL;
}

/** Saves the before images of records; only the first change of an import counts. */
export async function saveBeforeImages(
  db: Queryable,
  importId: string,
  { name }: ChangedTable,
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into import_changes (import_id, record_id, before, written_at)
    select ${importId}::uuid, r.id, to_jsonb(r), r.updated_at from ${sql.identifier(name)} r
    where r.id = any(${uuidArray(ids)}) on conflict do nothing`);
}

/** Saves when records were last written by this import, including new ones. */
export async function saveAfterImages(
  db: Queryable,
  importId: string,
  { name }: ChangedTable,
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into import_changes (import_id, record_id, before, written_at)
    select ${importId}::uuid, r.id, null, r.updated_at from ${sql.identifier(name)} r
    where r.id = any(${uuidArray(ids)})
    on conflict (import_id, record_id) do update set written_at = excluded.written_at`);
}

const recordsAtOnce = 200;
const changedSince = 'It was changed after the import.';
export const neededHere = 'Something here refers to it by now.';

interface Noted extends Record<string, unknown> {
  id: string;
  made: boolean;
  same: boolean | null;
  needed: boolean;
}

async function markRetained(
  db: Queryable,
  importId: string,
  id: string,
  why: string,
): Promise<void> {
  await db.execute(sql`update import_changes set kept = ${why}
    where import_id = ${importId}::uuid and record_id = ${id}::uuid`);
}

/** Undoes one batch of an import; processed records are not selected again. */
export async function undoChanges(
  db: Queryable,
  importId: string,
  changed: ChangedTable,
): Promise<UndoCounts> {
  const { name, columns, besides } = changed;
  const table = sql.identifier(name);
  const needed = await isNeeded(db, changed, sql`r.id`);
  const { rows } = await db.execute<Noted>(sql`
    select change.record_id as id, change.before is null as made,
      r.updated_at = change.written_at as same, ${needed} as needed
    from import_changes change left join ${table} r on r.id = change.record_id
    where change.import_id = ${importId}::uuid and change.kept is null
    order by change.record_id limit ${recordsAtOnce} for update of change`);
  const counts = { removed: 0, restored: 0, kept: 0 };
  const set = sql.raw(columns.map((column) => `${column} = old.${column}`).join(', '));
  for (const { id, made, same, needed: isKept } of rows) {
    if (same !== true || (made && isKept)) {
      await markRetained(db, importId, id, same === true ? neededHere : changedSince);
      counts.kept += 1;
      continue;
    }
    if (made) await db.execute(sql`delete from ${table} where id = ${id}::uuid`);
    else
      await db.execute(sql`
        update ${table} r set ${set}, updated_at = old.updated_at ${besides ? sql`, ${besides}` : sql``}
        from import_changes change
          cross join lateral jsonb_populate_record(null::${table}, change.before) old
        where change.import_id = ${importId}::uuid and change.record_id = r.id
          and r.id = ${id}::uuid`);
    await db.execute(sql`delete from import_changes
      where import_id = ${importId}::uuid and record_id = ${id}::uuid`);
    counts[made ? 'removed' : 'restored'] += 1;
  }
  return { ...counts, isAll: rows.length === 0 };
}
