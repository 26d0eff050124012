import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

/** Whether a match joins its records: accepted, or sure and not decided. */
export const isJoined = (match: string): SQL =>
  sql.raw(`(${match}.state = 'accepted' or (${match}.state = 'suggested' and ${match}.is_sure))`);

const isAccepted = sql.raw(`joined.state = 'accepted'`);

const reachedFrom = (id: SQLWrapper | string, joins: SQL): SQL => sql`(
  with recursive records(id) as (
    select ${id}::uuid
    union
    select case when joined.first_id = records.id then joined.second_id else joined.first_id end
    from records join ${companyMatches} joined
      on ${joins} and records.id in (joined.first_id, joined.second_id))
  select id from records)`;

/** Subquery: the ids of all records of a company, including itself. */
export const groupOf = (id: SQLWrapper | string): SQL => reachedFrom(id, isJoined('joined'));

/** Those that somebody or an import joined. */
export const acceptedGroupOf = (id: SQLWrapper | string): SQL => reachedFrom(id, isAccepted);

async function idsOf(db: Queryable, group: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${group} records`);
  return rows.map((row) => row.id);
}

/** The same, executed. */
export const recordsOf = (db: Queryable, id: string): Promise<string[]> => idsOf(db, groupOf(id));

/** The same of accepted matches, executed. */
export const acceptedRecordsOf = (db: Queryable, id: string): Promise<string[]> =>
  idsOf(db, acceptedGroupOf(id));

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
      select id, id from unnest(${uuidArray(ids)}) asked(id)
      union
      select records.root, joined.id from records cross join lateral (
        select second_id as id from ${companyMatches} joined
        where joined.first_id = records.id and ${isJoined('joined')}
        union all
        select first_id from ${companyMatches} joined
        where joined.second_id = records.id and ${isJoined('joined')}
        offset 0) joined)
    select root, id from records`);
  const groups = new Map<string, string[]>();
  for (const { root, id } of rows) groups.set(root, [...(groups.get(root) ?? []), id]);
  return groups;
}
