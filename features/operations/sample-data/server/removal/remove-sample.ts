import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { removeUsage } from '#features/portfolio/metrics/server/shared/remove-usage.ts';
import { collectRows } from './collect-rows.ts';
import { emptiedIds, looseArrays } from './loose-references.ts';
import { planRemoval, removedOf, type RemovalPlan } from './removal-plan.ts';

const removed = sql`(select id from removed_rows)`;
const removedTexts = sql`(select id::text from removed_rows)`;

/** Counts as a change where changes are counted: who has read it as it was must read it anew. */
const versionOf = (table: string) =>
  sql.raw(table === 'collections' ? ', version = version + 1' : '');

async function emptyReferences(db: Queryable, { emptied }: RemovalPlan): Promise<void> {
  for (const { table, column, to } of emptied) {
    const name = sql.raw(column);
    await db.execute(sql`
      update ${sql.raw(table)} t set ${name} = null
      where t.${name} in ${removedOf(to)} and t.id not in ${removedOf(table)}`);
  }
  for (const { table, column } of emptiedIds) {
    const name = sql.raw(column);
    await db.execute(sql`
      update ${sql.raw(table)} t set ${name} = null where t.${name}::text in ${removedTexts}`);
  }
}

async function emptyArrays(db: Queryable): Promise<void> {
  for (const { table, column } of looseArrays) {
    const name = sql.raw(column);
    await db.execute(sql`
      update ${sql.raw(table)} t set ${name} = array(
          select one from unnest(t.${name}) with ordinality many(one, nth)
          where one::text not in ${removedTexts} order by nth)${versionOf(table)}
      where t.id not in ${removedOf(table)}
        and exists (select from unnest(t.${name}) one where one::text in ${removedTexts})`);
  }
  await db.execute(sql`
    update collections set startup_to_subspaces = startup_to_subspaces - array${removedTexts}
    where startup_to_subspaces ?| array${removedTexts}`);
}

/**
 * All in one statement: references are checked at its end, so the order does not matter, and no opportunity
 * counts its submissions again for each that goes.
 */
async function deleteRows(db: Queryable, { tables }: RemovalPlan): Promise<void> {
  const deletions = tables.flatMap(({ name, hasId, byReference, byText }) => {
    const conditions = hasId
      ? [sql`t.id in ${removedOf(name)}`]
      : [byReference, byText].filter((condition) => condition !== null);
    if (conditions.length === 0) return [];
    const where = sql.join(conditions, sql` or `);
    return [sql`${sql.raw(`of_${name}`)} as (delete from ${sql.raw(name)} t where ${where})`];
  });
  await db.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
}

/** What is stored outside of the database, by id. */
export interface RemovedBytes {
  readonly fileIds: string[];
  readonly importIds: string[];
}

interface Removed extends RemovedBytes {
  readonly rows: number;
}

/** Removes the sample records and all that refers to them. The caller removes the bytes after commit. */
export async function removeSample(db: Queryable): Promise<Removed> {
  const plan = await planRemoval(db);
  await collectRows(db, plan);
  await removeUsage(db, removed);
  await emptyReferences(db, plan);
  await emptyArrays(db);
  const { rows } = await db.execute<Removed & Record<string, unknown>>(sql`
    select count(*)::int as rows,
      coalesce(array_agg(id::text) filter (where of = 'files'), '{}') as "fileIds",
      coalesce(array_agg(id::text) filter (where of = 'imports'), '{}') as "importIds"
    from removed_rows`);
  await deleteRows(db, plan);
  const [removal] = rows;
  return removal ?? { rows: 0, fileIds: [], importIds: [] };
}
