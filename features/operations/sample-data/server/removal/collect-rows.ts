import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { ownedReferences } from './loose-references.ts';
import type { RemovalPlan, TablePlan } from './removal-plan.ts';

const spotlightOfRemoved = sql`insert into removed_rows
  select 'spotlight_blocks', t.id from spotlight_blocks t
  where t.corporation_ids <> '{}'
    and t.corporation_ids <@ array(select id from removed_rows where of = 'corporations')
  on conflict do nothing`;

const roots = ['corporation', 'company', 'collection'] as const;
const tableOf = { corporation: 'corporations', company: 'companies', collection: 'collections' };

/**
 * Collects the ids of all rows that are removed with the sample records, and locks them: whoever is about to
 * refer to one of them waits, and then finds it gone.
 */
export async function collectRows(db: Queryable, { tables }: RemovalPlan): Promise<void> {
  await db.execute(sql`
    create temporary table removed_rows (of text, id uuid, primary key (id, of)) on commit drop`);
  for (const root of roots) {
    const column = sql.raw(`${root}_id`);
    await db.execute(sql`
      insert into removed_rows select ${tableOf[root]}::text, ${column} from sample_records
      where ${column} is not null`);
    await db.execute(sql`
      select from ${sql.raw(tableOf[root])} where id in (select id from removed_rows) for update`);
  }
  const keyed = tables.filter(({ hasId }) => hasId);
  await collectReferring(db, keyed, tables);
  await db.execute(spotlightOfRemoved);
  // So that each id in a text is looked up by the index.
  await db.execute(sql`analyze removed_rows`);
  for (const { name, byText } of keyed) if (byText) await collect(db, name, byText);
  await collectReferring(db, keyed, tables);
  await db.execute(sql`analyze removed_rows`);
}

async function collect(db: Queryable, name: string, where: SQL): Promise<number> {
  const table = sql.raw(name);
  const { rowCount } = await db.execute(sql`
    insert into removed_rows select ${name}::text, t.id from ${table} t
    where ${where} and not exists (
      select from removed_rows known where known.of = ${name} and known.id = t.id)
    for update of t on conflict do nothing`);
  return rowCount ?? 0;
}

/** What a row owns that is removed: its file, its mail. */
async function collectOwned(db: Queryable, tables: readonly TablePlan[]): Promise<number> {
  let added = 0;
  for (const { table, column, owned } of ownedReferences) {
    const where = tables.find(({ name }) => name === table)?.byReference;
    if (!where) continue;
    const { rowCount } = await db.execute(sql`
      insert into removed_rows select ${owned}::text, t.${sql.raw(column)} from ${sql.raw(table)} t
      where t.${sql.raw(column)} is not null and ${where} on conflict do nothing`);
    added += rowCount ?? 0;
  }
  return added;
}

/** Until nothing more refers to what is removed. */
async function collectReferring(
  db: Queryable,
  keyed: readonly TablePlan[],
  tables: readonly TablePlan[],
): Promise<void> {
  let added = 0;
  do {
    added = 0;
    for (const { name, byReference } of keyed) {
      if (byReference) added += await collect(db, name, byReference);
    }
    added += await collectOwned(db, tables);
  } while (added > 0);
}
