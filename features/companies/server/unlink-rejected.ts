import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companyMatches } from './match-tables.ts';
import { groupsOf } from './public/groups.ts';

/**
 * Where sure links would join records that somebody told apart, nothing of the group is linked without a
 * decision: which link is wrong, the records do not say.
 */
export async function unlinkRejected(db: Queryable, ids: readonly string[]): Promise<void> {
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
    with members as (select * from ${within} member(root uuid, id uuid)),
    torn as (
      select one.root from ${companyMatches} apart
      join members one on one.id = apart.first_id
      join members other on other.id = apart.second_id and other.root = one.root
      where apart.state = 'rejected')
    update ${companyMatches} known set is_sure = false
    from members one, members other
    where known.first_id = one.id and known.second_id = other.id and one.root = other.root
      and known.state = 'suggested' and known.is_sure and one.root in (select root from torn)`);
}
