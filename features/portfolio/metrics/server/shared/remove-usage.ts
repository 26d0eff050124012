import { sql, type SQL } from 'drizzle-orm';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  usageEvents,
  usageHours,
  usagePeople,
  usageTerms,
  usageTotals,
} from '#features/portfolio/metrics/server/tables.ts';
import { partOfPlace, setOfPlaces } from '#features/portfolio/metrics/server/usage-sums.ts';

const key = sql.raw('kind, hour, user_type, corporation_id');
const isSame = sql.raw(`sums.kind = its.kind and sums.hour = its.hour
  and sums.user_type = its.user_type and sums.corporation_id is not distinct from its.corporation_id
  and sums.part = its.part`);

/** Takes the hours that are about these things out of the sums, and out of the sets who did nothing else. */
const subtract = (isAbout: SQL): SQL => sql`
  with its as (
    select ${key}, ${partOfPlace} as part, sum(count)::int as count, ${setOfPlaces} as people
    from ${usageHours} join ${usagePeople} using (user_id) where ${isAbout} group by 1, 2, 3, 4, 5
  ), others as (
    select ${key}, ${partOfPlace} as part, ${setOfPlaces} as people
    from ${usageHours} join ${usagePeople} using (user_id)
    where (kind, hour) in (select kind, hour from its) and not ${isAbout} group by 1, 2, 3, 4, 5
  )
  update ${usageTotals} sums set count = sums.count - its.count,
    people = (sums.people & ~its.people)
      | coalesce((select sums.people & its.people & others.people from others
          where others.kind = its.kind and others.hour = its.hour
            and others.user_type = its.user_type and others.part = its.part
            and others.corporation_id is not distinct from its.corporation_id),
        sums.people & ~sums.people)
  from its where ${isSame}`;

/** Removes the use of things that are removed, and of corporations; `ids`: a query of their ids. */
export async function removeUsage(db: Queryable, ids: SQL): Promise<void> {
  await lockUntilCommit(db, 'usageCounts');
  const texts = sql`(select id::text from ${ids} removed)`;
  const isAbout = sql`(term in ${texts} or coalesce(corporation_id in ${ids}, false))`;
  await db.execute(subtract(isAbout));
  await db.execute(sql`delete from ${usageTotals} where count <= 0`);
  await db.execute(sql`delete from ${usageHours} where ${isAbout}`);
  await db.execute(sql`delete from ${usageTerms} where ${isAbout}`);
  await db.execute(
    sql`delete from ${usageEvents} where subject_id in ${ids} or corporation_id in ${ids}`,
  );
}
