import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { isNeeded } from '#features/directory/imports/server/shared/needed-records.ts';

/** What is derived from a company, or only told of it. What somebody decided of it stays. */
export const derivedOfCompany: Readonly<Record<`${string}.${string}`, SQL>> = {
  'company_evidence.company_id': sql`false`,
  'match_announcements.company_id': sql`false`,
  // Suggestions are computed again; what somebody decided is not.
  'company_matches.first_id': sql`ref.decided_by is not null`,
  'company_matches.second_id': sql`ref.decided_by is not null`,
};

/**
 * Removes a company that was added to the directory, unless it was changed since or anything else refers
 * to it. Returns whether it is gone.
 */
export async function removeStartup(
  db: Queryable,
  id: string,
  goesAlong: Readonly<Record<`${string}.${string}`, SQL>>,
): Promise<boolean> {
  await db.execute(sql`select from companies where id = ${id}::uuid for update`);
  const imported = { name: 'companies', goesAlong: { ...derivedOfCompany, ...goesAlong } } as const;
  const needed = await isNeeded(db, imported, sql`c.id`);
  const { rows } = await db.execute(sql`
    delete from companies c
    where c.id = ${id}::uuid and c.kind = 'startup' and c.updated_at = c.created_at and not ${needed}
    returning c.id`);
  return rows.length > 0;
}
