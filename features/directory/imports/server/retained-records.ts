import { sql } from 'drizzle-orm';
import type { ImportOf } from '#features/directory/imports/domain/import.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ImportRow } from './plan.ts';

/** The name of each type of record. */
const nameOf: Readonly<Record<ImportOf, string>> = {
  companies: 'name',
  opportunities: 'name',
  projects: 'name',
  submissions: 'title',
};

/** Records that undoing an import retained, and why; limited. */
export async function retainedRecords(
  db: Queryable,
  { id, of }: Pick<ImportRow, 'id' | 'of'>,
  limit: number,
): Promise<{ name: string | null; why: string }[]> {
  const { rows } = await db.execute<{ name: string | null; why: string }>(sql`
    select r.${sql.identifier(nameOf[of])} as name, change.kept as why
    from import_changes change left join ${sql.identifier(of)} r on r.id = change.record_id
    where change.import_id = ${id}::uuid and change.kept is not null
    order by change.record_id limit ${limit}`);
  return rows;
}
