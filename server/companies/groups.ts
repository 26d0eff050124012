import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/open.ts';
import { companyMatches } from '#server/tables/company-matches.ts';

/** The ids of all records of a company, itself among them, as rows: whatever accepted matches join. */
export const groupOf = (id: SQLWrapper | string): SQL => sql`(
  with recursive records(id) as (
    select ${id}::uuid
    union
    select case when joined.first_id = records.id then joined.second_id else joined.first_id end
    from records join ${companyMatches} joined
      on joined.state = 'accepted' and records.id in (joined.first_id, joined.second_id))
  select id from records)`;

/** The same, read. */
export async function recordsOf(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${groupOf(id)} records`);
  return rows.map((row) => row.id);
}
