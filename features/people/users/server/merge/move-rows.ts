import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { columnOf } from '#features/people/users/server/deletion/personal-tables.ts';
import type { MergedPair } from '#features/people/users/server/shared/person-tables.ts';
import type {
  Coincidence,
  MergeRule,
} from '#features/people/users/server/shared/person-references.ts';

/** An expression of a rule, of the row with this alias. */
const of = (alias: string, expression: string): SQL =>
  sql.raw(expression.replaceAll('row.', `${alias}.`));

const isOne = (alias: string, reference: string, userId: string): SQL =>
  sql`${sql.raw(`${alias}.${columnOf(reference).column}`)} = ${userId}::uuid`;

const tableOf = (reference: string): SQL => sql.raw(columnOf(reference).table);

export const coincidenceOf = (rule: MergeRule): Coincidence | null =>
  'same' in rule && rule.same !== undefined
    ? { ...rule, same: rule.same, stays: rule.stays ?? 'target' }
    : null;

/** Rows `source` and `target` are about the same thing. */
function areSame({ same, only }: Coincidence): SQL {
  const conditions = same.map(
    (expression) =>
      sql`${of('source', expression)} is not distinct from ${of('target', expression)}`,
  );
  if (only !== undefined) conditions.push(of('source', only), of('target', only));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Whether the target has a row about the same as the row `source`. */
export const hasSame = (reference: string, coincidence: Coincidence, targetId: string): SQL => sql`
  exists (select from ${tableOf(reference)} target
    where ${isOne('target', reference, targetId)} and ${areSame(coincidence)})`;

/** So that both can stay: "report.pdf" becomes "report (3f9a21).pdf". */
const renameSame = (reference: string, coincidence: Coincidence, pair: MergedPair): SQL => sql`
  update ${tableOf(reference)} source
  set name = regexp_replace(name, '(\\.[^.]*)?$', ' (' || right(id::text, 6) || ')\\1')
  where ${isOne('source', reference, pair.sourceId)}
    and ${hasSame(reference, coincidence, pair.targetId)}`;

async function settleSame(
  db: Queryable,
  reference: string,
  coincidence: Coincidence,
  pair: MergedPair,
): Promise<void> {
  if (coincidence.stays === 'both') {
    await db.execute(renameSame(reference, coincidence, pair));
    return;
  }
  const { rank } = coincidence;
  if (rank !== undefined) {
    await db.execute(sql`
      delete from ${tableOf(reference)} target using ${tableOf(reference)} source
      where ${isOne('target', reference, pair.targetId)}
        and ${isOne('source', reference, pair.sourceId)}
        and ${areSame(coincidence)} and ${of('source', rank)} > ${of('target', rank)}`);
  }
  await db.execute(sql`
    delete from ${tableOf(reference)} source
    where ${isOne('source', reference, pair.sourceId)}
      and ${hasSame(reference, coincidence, pair.targetId)}`);
}

/** Makes the rows of a reference the target's, or drops them; of two about the same thing one stays. */
export async function moveRows(
  db: Queryable,
  reference: string,
  rule: MergeRule,
  pair: MergedPair,
): Promise<void> {
  const { table, column } = columnOf(reference);
  const mine = sql`${sql.identifier(column)} = ${pair.sourceId}::uuid`;
  if (rule.does === 'drop') {
    await db.execute(sql`delete from ${sql.identifier(table)} where ${mine}`);
  }
  if (rule.does !== 'move') return;
  const coincidence = coincidenceOf(rule);
  if (coincidence !== null) await settleSame(db, reference, coincidence, pair);
  const also = rule.also === undefined ? sql`` : sql.raw(`, ${rule.also}`);
  await db.execute(sql`update ${sql.identifier(table)}
    set ${sql.identifier(column)} = ${pair.targetId}::uuid${also} where ${mine}`);
}
