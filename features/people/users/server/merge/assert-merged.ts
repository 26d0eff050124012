import { sql } from 'drizzle-orm';
import { refused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { userRefusals } from '#features/people/users/domain/refusals.ts';
import {
  columnOf,
  personalTablesOf,
} from '#features/people/users/server/deletion/personal-tables.ts';
import { countReferences, type ReferenceCount } from './count-rows.ts';
import { looseColumnsLeft } from './loose-columns.ts';
import type {
  MergedPair,
  PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';

/** Every foreign key to `users`, as the database has them: `table.column`. */
export async function referencesToUsers(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select format('%s.%s', conrelid::regclass, a.attname) as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'users'::regclass`);
  return rows.map(({ reference }) => reference);
}

/** Where the source is still named. Asked of the database itself, which forgets no table. */
async function referencesLeft(
  tables: readonly PersonTables[],
  db: Queryable,
  pair: MergedPair,
): Promise<string[]> {
  const exceptions = personalTablesOf(tables).filter(({ onMerge }) => onMerge.does === 'keep');
  const looked = (await referencesToUsers(db)).filter(
    (name) => !exceptions.some(({ reference }) => reference === name),
  );
  const queries = looked.map((reference) => {
    const { table, column } = columnOf(reference);
    return sql`select ${reference} as reference where exists (select from ${sql.identifier(table)}
      where ${sql.identifier(column)} = ${pair.sourceId}::uuid)`;
  });
  const { rows } = await db.execute<{ reference: string }>(sql.join(queries, sql` union all `));
  return rows.map(({ reference }) => reference);
}

/** Moved rows are the target's afterwards, and none has become more or fewer. */
const isAsExpected = (before: ReferenceCount, after: ReferenceCount | undefined): boolean => {
  const { does, ...rule } = before.onMerge;
  if (does === 'drop' || does === 'keep') return after?.target === before.target;
  const lost = 'stays' in rule && rule.stays === 'both' ? 0 : before.coincide;
  return after?.target === before.target + before.source - lost;
};

/**
 * After a merge: nothing names the source, and every table has as many rows as before but for what
 * coincided. The refusal rolls all of it back.
 * @throws Refused `merge.incomplete`
 */
export async function assertMerged(
  tables: readonly PersonTables[],
  db: Queryable,
  pair: MergedPair,
  before: ReadonlyMap<string, ReferenceCount>,
): Promise<void> {
  const left = [...(await referencesLeft(tables, db, pair)), ...(await looseColumnsLeft(db, pair))];
  if (left.length > 0) throw refused(userRefusals['merge.incomplete'], { tables: left.join(', ') });
  const after = await countReferences(tables, db, pair);
  const wrong = [...before.values()].filter(
    (count) => !isAsExpected(count, after.get(count.reference)),
  );
  if (wrong.length === 0) return;
  const names = wrong.map(({ reference }) => reference).join(', ');
  throw refused(userRefusals['merge.incomplete'], { tables: names });
}
