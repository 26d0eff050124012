import { and, sql } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { PeopleCohort } from '#features/portfolio/metrics/domain/use.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users, userSystemRoles } from '#core/server/tables/users.ts';
import { periodsOf } from './periods.ts';
import { conditionOf } from './scope.ts';
import { usagePeople, usageTotals } from './tables.ts';
import { partOfPlace, setOfPlaces } from './usage-sums.ts';

const { cohortMonths, peopleFewest } = metricsLimits;

/** As the server stamps events: of the foundry is whoever has no corporation, but a role. */
const userType = sql`case when ${users.isFoundryUser} or (${users.corporationId} is null and exists (
  select from ${userSystemRoles} where ${userSystemRoles.userId} = ${users.id}))
  then 'foundry_user' else 'external_user' end`;

/** Of few people nothing is said, neither of those who were there nor of those who were not. */
const isTold = (part: number, whole: number) =>
  whole >= peopleFewest &&
  (part === 0 || part >= peopleFewest) &&
  (part === whole || whole - part >= peopleFewest);

/**
 * People with an account by the month they got it, and how many viewed a page in each month since. For
 * others than the foundry of whole months in UTC that have ended, whatever the range and the filters.
 */
export async function loadPeopleCohorts(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<PeopleCohort[]> {
  const zone = viewer.seesAll ? query.zone : 'UTC';
  const { start, end } = periodsOf({ ...query, zone });
  const monthIn = (at: ReturnType<typeof sql>) =>
    sql`date_trunc('month', ${at} at time zone ${zone})`;
  const ours = viewer.seesAll
    ? and(
        conditionOf(sql`${users.corporationId}`, 'corporation', query),
        conditionOf(userType, 'userType', query),
      )
    : sql`${users.corporationId} = ${viewer.corporationId}::uuid`;
  const isFinished = viewer.seesAll
    ? sql`true`
    : sql`${monthIn(sql`hour`)} < ${monthIn(sql`now()`)}`;
  const { rows } = await db.execute<{ month: string; people: number; active: number[] }>(sql`
    with joined as (
      select ${monthIn(sql`${users.createdAt}`)} as month, ${users.id} as user_id, ${usagePeople}.place
      from ${users} left join ${usagePeople} on ${usagePeople}.user_id = ${users.id}
      where ${and(sql`${users.isActive}`, ours)}),
    cohorts as (
      select month, count(*)::int as people from joined
      where month >= ${monthIn(sql`${start}::timestamptz`)} and month < ${end}::timestamptz at time zone ${zone}
        and (${viewer.seesAll} or month < ${monthIn(sql`now()`)})
      group by month),
    members as (
      select month, ${partOfPlace} as part, ${setOfPlaces} as people
      from joined where place is not null group by 1, 2),
    there as (
      select ${monthIn(sql`hour`)} as month, part, bit_or(people) as people
      from ${usageTotals}
      where kind = 'page.viewed' and hour >= ${start}::timestamptz - interval '31 days' and ${isFinished}
      group by 1, 2)
    select to_char(cohorts.month, 'YYYY-MM') as month, cohorts.people, array(
        select coalesce((select sum(bit_count(members.people & there.people)) from members
          join there on there.part = members.part
          where members.month = cohorts.month
            and there.month = cohorts.month + make_interval(months => later)), 0)::int
        from generate_series(0, ${cohortMonths}::int) later
        where cohorts.month + make_interval(months => later) <= ${monthIn(sql`now()`)}
          and (${viewer.seesAll} or cohorts.month + make_interval(months => later) < ${monthIn(sql`now()`)})
        order by later) as active
    from cohorts order by cohorts.month desc`);
  if (viewer.seesAll) return rows;
  return rows.map(({ month, people, active }) => ({
    month,
    people: people >= peopleFewest ? people : null,
    active: active.map((count) => (isTold(count, people) ? count : null)),
  }));
}
