import { sql, type SQL } from 'drizzle-orm';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { lockCompanies } from './lock-companies.ts';
import { derivedOfCompany } from '#features/directory/companies/server/shared/remove-startup.ts';
import { columnListSql } from './company-columns.ts';
import {
  isNeeded,
  type ImportedTable,
} from '#features/directory/imports/server/shared/needed-records.ts';
import { neededHere } from '#features/directory/imports/server/shared/record-changes.ts';
import type { UndoCounts } from '#features/directory/imports/server/shared/record-target.ts';

const recordsAtOnce = 5000;

const imported: ImportedTable = {
  name: 'companies',
  goesAlong: derivedOfCompany,
};

interface Counts extends Record<string, unknown> {
  read: number;
  done: number;
  kept: number;
}

const changedSince = 'It was changed after the import.';

/** Restores one batch of changed companies, including `updatedAt`. */
const restore = (db: Queryable, importId: string) =>
  db.execute<Counts>(sql`
    with part as materialized (
      select change.record_id, change.before, change.written_at from import_changes change
      where change.import_id = ${importId}::uuid and change.before is not null
        and change.kept is null
      limit ${recordsAtOnce}),
    back as (
      update companies c set ${columnListSql((column) => `${column} = old.${column}`)},
        updated_at = old.updated_at
      from part cross join lateral jsonb_populate_record(null::companies, part.before) old
      where c.id = part.record_id and c.updated_at = part.written_at
      returning c.id),
    forgotten as (
      delete from import_changes change using back
      where change.import_id = ${importId}::uuid and change.record_id = back.id),
    left_alone as (
      update import_changes change set kept = ${changedSince} from part
      where change.import_id = ${importId}::uuid and change.record_id = part.record_id
        and part.record_id not in (select id from back))
    select (select count(*)::int from part) as read, (select count(*)::int from back) as done,
      (select count(*)::int from part) - (select count(*)::int from back) as kept`);

/** Deletes one batch of created companies, unless other records refer to them. */
const remove = (db: Queryable, importId: string, now: string, needed: SQL) =>
  db.execute<Counts>(sql`
    with part as materialized (
      select c.id, c.updated_at,
        c.updated_at = coalesce(change.written_at, c.created_at) as is_same
      from companies c
      left join import_changes change
        on change.import_id = ${importId}::uuid and change.record_id = c.id
      where c.import_id = ${importId}::uuid and change.kept is null
      limit ${recordsAtOnce}),
    needed as materialized (select id from part where is_same and ${needed}),
    gone as (
      delete from companies c using part
      where c.id = part.id and part.is_same and c.updated_at = part.updated_at
        and c.id not in (select id from needed)
      returning c.id),
    forgotten as (
      delete from import_changes change using gone
      where change.import_id = ${importId}::uuid and change.record_id = gone.id),
    left_alone as (
      insert into import_changes (import_id, record_id, before, written_at, kept)
      select ${importId}::uuid, part.id, null, ${now}::timestamptz,
        case when part.is_same then ${neededHere} else ${changedSince} end
      from part where part.id not in (select id from gone)
      on conflict (import_id, record_id) do update set kept = excluded.kept)
    select (select count(*)::int from part) as read, (select count(*)::int from gone) as done,
      (select count(*)::int from part) - (select count(*)::int from gone) as kept`);

/** Undoes one batch of a company import; processed records are not selected again. */
export async function undoCompanies(
  db: Queryable,
  importId: string,
  kind: CompanyKind,
): Promise<UndoCounts> {
  const now = await lockCompanies(db, kind);
  const back = (await restore(db, importId)).rows[0];
  if (back !== undefined && back.read > 0)
    return { removed: 0, restored: back.done, kept: back.kept, isAll: false };
  const needed = await isNeeded(db, imported, sql`part.id`);
  const gone = (await remove(db, importId, now, needed)).rows[0];
  if (gone === undefined || gone.read === 0)
    return { removed: 0, restored: 0, kept: 0, isAll: true };
  return { removed: gone.done, restored: 0, kept: gone.kept, isAll: false };
}
