import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ServerImportTarget } from './shared/import-target.ts';
import type { ImportRow } from './tables.ts';

/** Records that undoing an import retained, and why; limited. */
export async function retainedRecords(
  db: Queryable,
  { id, of }: Pick<ImportRow, 'id' | 'of'>,
  { nameColumn }: ServerImportTarget,
  limit: number,
): Promise<{ name: string | null; why: string }[]> {
  const { rows } = await db.execute<{ name: string | null; why: string }>(sql`
    select r.${sql.identifier(nameColumn)} as name, change.kept as why
    from import_changes change left join ${sql.identifier(of)} r on r.id = change.record_id
    where change.import_id = ${id}::uuid and change.kept is not null
    order by change.record_id limit ${limit}`);
  return rows;
}
