import { sql, type SQL } from 'drizzle-orm';
import type { ImportOf } from '#features/directory/imports/domain/import.ts';
import type { Queryable } from '#core/platform/database/open.ts';

type Column = `${string}.${string}`;

/** A table that imports fill. */
export interface ImportedTable {
  readonly name: ImportOf;
  /**
   * What refers to a record and goes with it, as it is derived from it or only told of it, or the
   * condition of a reference `ref` that keeps it. Everything else that refers to one keeps it: the
   * foreign keys are read from the database, so that a new one does, too.
   */
  readonly goesAlong: Readonly<Record<Column, SQL>>;
}

/** Arrays of ids, which have no foreign keys. A test compares the columns with the database. */
export const idArrays: Readonly<Record<Column, ImportOf | null>> = {
  'collections.startup_ids': 'companies',
  'collections.crunchbase_ids': 'companies',
  'collections.nucla_ids': 'companies',
  'collections.blacklisted_startup_ids': 'companies',
  'collections.blacklisted_crunchbase_ids': 'companies',
  'collections.blacklisted_nucla_ids': 'companies',
  'radar_blips.company_ids': 'companies',
  'radar_blips.opportunity_ids': 'opportunities',
  'radar_blips.project_ids': 'projects',
  'radar_proposals.company_ids': 'companies',
  // Results of searches, which are found again.
  'saved_searches.known_ids': null,
  'saved_searches.told_ids': null,
  // Of other tables.
  'audit_chain.change_ids': null,
  'collections.shared_to_users': null,
  'spotlight_blocks.corporation_ids': null,
};

interface ForeignKey extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
}

const foreignKeysTo = async (db: Queryable, table: ImportOf): Promise<ForeignKey[]> =>
  (
    await db.execute<ForeignKey>(sql`
      select key.conrelid::regclass::text as table, attribute.attname::text as column
      from pg_constraint key
      join pg_attribute attribute
        on attribute.attrelid = key.conrelid and attribute.attnum = any(key.conkey)
      where key.contype = 'f' and key.confrelid = ${table}::regclass`)
  ).rows;

/**
 * A condition on the record with this id: whether anything else refers to it, so that undoing its import
 * would take away or alter what somebody made since.
 */
export async function isNeeded(
  db: Queryable,
  { name, goesAlong }: ImportedTable,
  id: SQL,
): Promise<SQL> {
  const byKey = (await foreignKeysTo(db, name)).map((key) => {
    const also = goesAlong[`${key.table}.${key.column}`] ?? sql`true`;
    return sql`exists (select from ${sql.identifier(key.table)} ref
      where ref.${sql.identifier(key.column)} = ${id} and ${also})`;
  });
  const inArray = Object.entries(idArrays).flatMap(([place, of]) => {
    const [holder = '', column = ''] = place.split('.');
    if (of !== name) return [];
    return [
      sql`exists (select from ${sql.identifier(holder)} ref
        where ref.${sql.identifier(column)}::text[] @> array[${id}::text])`,
    ];
  });
  return sql`(${sql.join([...byKey, ...inArray], sql` or `)})`;
}
