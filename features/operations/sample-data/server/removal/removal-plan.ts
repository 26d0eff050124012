import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  referencesQuery,
  type Reference,
} from '#features/operations/backups/server/shared/references.ts';
import { emptiedReferences, looseIds, looseTexts, ownedReferences } from './loose-references.ts';

/** Of a table that rows are removed from. */
export interface TablePlan {
  readonly name: string;
  /** Whether other rows can refer to it, by its id. */
  readonly hasId: boolean;
  /** Which of its rows, called `t`, are removed by their references. */
  readonly byReference: SQL | null;
  /** The same by ids in its texts. */
  readonly byText: SQL | null;
}

export interface RemovalPlan {
  readonly tables: readonly TablePlan[];
  readonly emptied: readonly Reference[];
}

/** Where every removal begins. */
const roots = ['corporations', 'companies', 'collections'] as const;

const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const column = (name: string) => sql.raw(`t."${name}"`);

/** The removed rows of a table (`collect-rows.ts`). */
export const removedOf = (table: string): SQL =>
  sql`(select id from removed_rows where of = ${sql.raw(`'${table}'`)})`;

const or = (conditions: readonly SQL[]): SQL | null =>
  conditions.length === 0 ? null : sql`(${sql.join([...conditions], sql` or `)})`;

function byTextOf(table: string): SQL | null {
  const texts = looseTexts[table];
  if (texts === undefined) return null;
  const read = sql.join(
    texts.columns.map((name) => sql`${column(name)}::text`),
    sql`, `,
  );
  const since = texts.isOnlyLater
    ? sql`t.created_at >= (select min(created_at) from sample_records) and `
    : sql``;
  return sql`(${since}exists (
    select from regexp_matches(concat_ws(' ', ${read}), ${sql.raw(`'${idPattern}'`)}, 'g') found
    join removed_rows on removed_rows.id = found[1]::uuid))`;
}

/** All tables that rows may be removed from, since they refer to such a one. */
function reachedTables(removing: readonly Reference[]): Set<string> {
  const reached = new Set<string>([
    ...roots,
    ...ownedReferences.map(({ owned }) => owned),
    ...Object.keys(looseIds),
    ...Object.keys(looseTexts),
  ]);
  // A set that grows is walked to its end.
  for (const name of reached) {
    for (const { table, to } of removing) if (to === name) reached.add(table);
  }
  return reached;
}

/** What is to be removed with some records, as the database's own catalogue has it. */
export async function planRemoval(db: Queryable): Promise<RemovalPlan> {
  const { rows } = await db.execute<Reference & Record<string, unknown>>(sql.raw(referencesQuery));
  const { rows: keyed } = await db.execute<{ table: string }>(sql`
    select attrelid::regclass::text as table from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p') and not relispartition
    where relnamespace = 'public'::regnamespace and attname = 'id' and atttypid = 'uuid'::regtype`);
  const hasId = new Set(keyed.map(({ table }) => table));
  // Of others than these nothing is removed.
  const byId = rows.filter(({ to, toColumn }) => toColumn === 'id' && hasId.has(to));
  const isEmptied = (one: Reference) => emptiedReferences.includes(`${one.table}.${one.column}`);
  const removing = byId.filter((one) => !isEmptied(one));
  const reached = reachedTables(removing);
  const tables = [...reached].map((name): TablePlan => {
    const loose = looseIds[name];
    const references = removing
      .filter(({ table, to }) => table === name && reached.has(to))
      .map((one) => sql`${column(one.column)} in ${removedOf(one.to)}`);
    return {
      name,
      hasId: hasId.has(name),
      byReference: or([
        ...references,
        ...(loose === undefined ? [] : [sql`${column(loose)} in (select id from removed_rows)`]),
      ]),
      byText: byTextOf(name),
    };
  });
  return { tables, emptied: byId.filter((one) => isEmptied(one) && reached.has(one.to)) };
}
