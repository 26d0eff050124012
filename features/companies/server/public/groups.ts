import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyMatches } from '#features/companies/server/match-tables.ts';

/** Subquery: the ids of all records of a company, including itself, joined by accepted matches. */
export const groupOf = (id: SQLWrapper | string): SQL => sql`(
  with recursive records(id) as (
    select ${id}::uuid
    union
    select case when joined.first_id = records.id then joined.second_id else joined.first_id end
    from records join ${companyMatches} joined
      on joined.state = 'accepted' and records.id in (joined.first_id, joined.second_id))
  select id from records)`;

/** The same, executed. */
export async function recordsOf(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${groupOf(id)} records`);
  return rows.map((row) => row.id);
}

interface Grouped extends Record<string, unknown> {
  readonly root: string;
  readonly id: string;
}

/** The same for many companies: the ids of all records, by company id. */
export async function groupsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Grouped>(sql`
    with recursive records(root, id) as (
      select id, id from unnest(${sql.param([...ids])}::uuid[]) asked(id)
      union
      select records.root, joined.id from records cross join lateral (
        select second_id as id from ${companyMatches} joined
        where joined.first_id = records.id and joined.state = 'accepted'
        union all
        select first_id from ${companyMatches} joined
        where joined.second_id = records.id and joined.state = 'accepted'
        offset 0) joined)
    select root, id from records`);
  const groups = new Map<string, string[]>();
  for (const { root, id } of rows) groups.set(root, [...(groups.get(root) ?? []), id]);
  return groups;
}
