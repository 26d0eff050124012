import { inArray } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/companies/server/tables.ts';
import { cardColumns } from '#features/companies/server/public/card-columns.ts';

const shown = { ...cardColumns, description: companies.description };

/** What is shown of the companies that an index found. */
export async function companiesById(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select(shown)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
