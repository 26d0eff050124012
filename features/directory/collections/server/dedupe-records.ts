import { sql } from 'drizzle-orm';
import { serverLimits } from '#core/platform/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isJoined } from '#features/directory/companies/server/shared/groups.ts';
import {
  companyEvidence,
  companyMatches,
} from '#features/directory/companies/server/match-tables.ts';

/** For each id, the records of the same company: linked, or by shared web domain. */
async function recordsOf(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.execute<{ of: string; id: string }>(sql`
    with recursive wanted(id) as (select unnest(${sql.param([...ids])}::uuid[])),
    joined(of, id) as (
      select id, id from wanted
      union
      select joined.of, other.id from joined, lateral (
        select second_id as id from ${companyMatches} linked where ${isJoined('linked')} and first_id = joined.id
        union all
        select first_id from ${companyMatches} linked where ${isJoined('linked')} and second_id = joined.id
      ) other),
    hosted(of, id) as (
      select wanted.id, unnest(others.ids) from wanted
      join ${companyEvidence} own on own.company_id = wanted.id and own.domain is not null
      cross join lateral (
        select array_agg(company_id) ids from (
          select company_id from ${companyEvidence} where domain = own.domain
          limit ${serverLimits.matchGroupMost + 1}) hosts
      ) others
      where cardinality(others.ids) <= ${serverLimits.matchGroupMost})
    select of, id from joined union select of, id from hosted`);
  return Map.groupBy(rows, ({ of }) => of);
}

/**
 * Removes other records of taken companies, and all but the first record of each company. A domain with
 * many records (a shared host) does not identify a company.
 */
export async function dedupeRecords<Hit extends { readonly id: string }>(
  db: Queryable,
  hits: readonly Hit[],
  taken: ReadonlySet<string>,
): Promise<Hit[]> {
  if (hits.length === 0) return [];
  const records = await recordsOf(
    db,
    hits.map(({ id }) => id),
  );
  const ids = new Set(taken);
  return hits.filter(({ id }) => {
    const same = records.get(id)?.map((record) => record.id) ?? [id];
    if (same.some((one) => ids.has(one))) return false;
    for (const one of same) ids.add(one);
    return true;
  });
}
