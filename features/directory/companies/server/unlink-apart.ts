import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyEvidence, companyMatches } from './match-tables.ts';
import { acceptedGroupOf, groupsOf, isJoined } from './shared/groups.ts';

/**
 * Where sure links would join records that are apart, nothing of the group is linked without a decision:
 * which link is wrong, the records do not say. Apart are those that somebody told apart, and those with
 * unlike web addresses that only other records join.
 */
export async function unlinkApart(db: Queryable, ids: readonly string[]): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const group of (await groupsOf(db, ids)).values()) {
    if (group.length > 1) groups.set(group.toSorted()[0] ?? '', group);
  }
  if (groups.size === 0) return;
  const members = [...groups.entries()].flatMap(([root, group]) =>
    group.map((id) => ({ root, id })),
  );
  const within = sql`json_to_recordset(${JSON.stringify(members)}::json)`;
  await db.execute(sql`
    with members as materialized (
      select member.root, member.id, evidence.domain
      from ${within} member(root uuid, id uuid)
      left join ${companyEvidence} evidence on evidence.company_id = member.id),
    torn as (
      select one.root from ${companyMatches} apart
      join members one on one.id = apart.first_id
      join members other on other.id = apart.second_id and other.root = one.root
      where apart.state = 'rejected'
      union
      select one.root from members one
      join members other on other.root = one.root and other.id > one.id and other.domain <> one.domain
      where not exists (
          select from ${companyMatches} joined
          where joined.first_id = one.id and joined.second_id = other.id and ${isJoined('joined')})
        and other.id not in ${acceptedGroupOf(sql`one.id`)})
    update ${companyMatches} known set is_sure = false
    from members one, members other
    where known.first_id = one.id and known.second_id = other.id and one.root = other.root
      and known.state = 'suggested' and known.is_sure and one.root in (select root from torn)`);
}
