import { inArray } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

/** Companies in the order of these ids; those that are gone are left out. */
export async function companiesById(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, kind, oneLiner, country, description, tags, industries } = companies;
  const rows = await db
    .select({ id, name, kind, oneLiner, country, description, tags, industries })
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}
