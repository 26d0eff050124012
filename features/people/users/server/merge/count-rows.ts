import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  columnOf,
  personalTablesOf,
} from '#features/people/users/server/deletion/personal-tables.ts';
import type { MergeRule } from '#features/people/users/server/shared/person-references.ts';
import { coincidenceOf, hasSame } from './move-rows.ts';
import type {
  MergedPair,
  PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';

/** How many rows of a reference name each of two accounts. */
export interface ReferenceCount {
  readonly reference: string;
  readonly onMerge: MergeRule;
  readonly source: number;
  readonly target: number;
  /** Of the source's: rows about the same thing as one of the target's. */
  readonly coincide: number;
}

function countOf(reference: string, rule: MergeRule, { sourceId, targetId }: MergedPair): SQL {
  const { table, column } = columnOf(reference);
  const coincidence = rule.does === 'drop' ? null : coincidenceOf(rule);
  const by = sql.raw(`source.${column}`);
  const coincides =
    coincidence === null
      ? sql`0`
      : sql`(count(*) filter (where ${by} = ${sourceId}::uuid
          and ${hasSame(reference, coincidence, targetId)}))::int`;
  return sql`select ${reference} as reference,
      (count(*) filter (where ${by} = ${sourceId}::uuid))::int as source,
      (count(*) filter (where ${by} = ${targetId}::uuid))::int as target,
      ${coincides} as coincide
    from ${sql.identifier(table)} source where ${by} in (${sourceId}::uuid, ${targetId}::uuid)`;
}

/** Every reference to a person, with the rows of both accounts. */
export async function countReferences(
  tables: readonly PersonTables[],
  db: Queryable,
  pair: MergedPair,
): Promise<Map<string, ReferenceCount>> {
  const listed = personalTablesOf(tables);
  const counts = listed.map(({ reference, onMerge }) => countOf(reference, onMerge, pair));
  const { rows } = await db.execute<Record<string, unknown> & Omit<ReferenceCount, 'onMerge'>>(
    sql.join(counts, sql` union all `),
  );
  const counted = new Map(rows.map((row) => [row.reference, row]));
  return new Map(
    listed.flatMap(({ reference, onMerge }) => {
      const row = counted.get(reference);
      return row ? [[reference, { ...row, onMerge }] as const] : [];
    }),
  );
}

const isScoreInConflict = (judge: string, declared: string): SQL => sql`
  ${sql.identifier('scores')}.user_id = ${judge}::uuid and exists (
    select from conflicts_of_interest declared
    where declared.user_id = ${declared}::uuid
      and declared.submission_id = ${sql.identifier('scores')}.submission_id)`;

const scoresInConflict = ({ sourceId, targetId }: MergedPair): SQL => sql`
  (${isScoreInConflict(sourceId, targetId)}) or (${isScoreInConflict(targetId, sourceId)})`;

/** Scores by one account of what the other one has declared a conflict of interest in. */
export async function countScoresInConflict(db: Queryable, pair: MergedPair) {
  const { rows } = await db.execute<{ source: number; target: number }>(sql`
    select (count(*) filter (where user_id = ${pair.sourceId}::uuid))::int as source,
      (count(*) filter (where user_id = ${pair.targetId}::uuid))::int as target
    from scores where ${scoresInConflict(pair)}`);
  return rows[0] ?? { source: 0, target: 0 };
}

/** A conflict of interest always removes the score of the same person. */
export async function removeScoresInConflict(db: Queryable, pair: MergedPair): Promise<void> {
  await db.execute(sql`delete from scores where ${scoresInConflict(pair)}`);
}
