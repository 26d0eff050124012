import { sql, type SQL } from 'drizzle-orm';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { FunnelStep } from '#features/portfolio/metrics/domain/metrics.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { periodsOf, within } from './periods.ts';
import { casesWithin } from './scope.ts';

/** The furthest stage of each case, also one that it was moved back from or refused in. */
export const furthest: SQL = sql`(
  select cases.id, cases.corporation_id, cases.created_at, greatest(0, max(stages.place)) as place
  from cases left join (
    select id, from_stage as stage from moves
    union all select id, to_stage from moves
    union all select id, stage from cases) seen on seen.id = cases.id
  left join stages on stages.corporation_id = cases.corporation_id
    and stages.name = seen.stage and not stages.refuses
  group by cases.id, cases.corporation_id, cases.created_at)`;

/** Every stay of a case in a stage. `left_at` is null while it lasts. */
export const stays: SQL = sql`(
  select entry.*, lead(at) over (partition by id order by at, event_id nulls first) as left_at from (
    select cases.id, cases.corporation_id, cases.created_at, cases.created_at as at,
      null::uuid as event_id, coalesce(first.from_stage, cases.stage) as stage
    from cases left join (
      select distinct on (id) id, from_stage from moves order by id, at, event_id
    ) first on first.id = cases.id
    union all
    select cases.id, cases.corporation_id, cases.created_at, moves.at, moves.event_id, moves.to_stage
    from moves join cases on cases.id = moves.id) entry)`;

/** The furthest stage that each case had been in at an instant, whatever became of it since. */
const furthestUntil = (at: SQL): SQL => sql`(
  select cases.id, cases.corporation_id, cases.created_at, greatest(0, max(stages.place)) as place
  from cases left join (
    (select distinct on (id) id, from_stage as stage from moves order by id, at, event_id)
    union all select id, to_stage from moves where at < ${at}
    union all select id, stage from cases here
      where not exists (select from moves where moves.id = here.id)) seen on seen.id = cases.id
  left join stages on stages.corporation_id = cases.corporation_id
    and stages.name = seen.stage and not stages.refuses
  group by cases.id, cases.corporation_id, cases.created_at)`;

export async function loadFunnel(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<FunnelStep[]> {
  const { startBefore, start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const at = sql`reached.created_at`;
  // As far behind now as the period before is behind this one.
  const then = sql`(now() - (${end}::timestamptz - ${start}::timestamptz))`;
  const { rows } = await db.execute<FunnelStep & Record<string, unknown>>(sql`${cases},
    reached as materialized (select * from ${furthest} case_reached),
    reached_then as materialized (select * from ${furthestUntil(then)} case_reached)
    select stages.name as stage,
      count(*) filter (where ${within(at, start, end)})::int as reached,
      count(*) filter (where ${within(at, startBefore, start)})::int as before,
      (select count(*)::int from reached_then
        join stages its on its.corporation_id = reached_then.corporation_id
        where its.name = stages.name and not its.refuses and reached_then.place >= its.place
          and ${within(sql`reached_then.created_at`, startBefore, start)}) as "beforeThen"
    from stages left join reached
      on reached.corporation_id = stages.corporation_id and reached.place >= stages.place
    where not stages.refuses
    group by stages.name order by min(stages.place), stages.name`);
  return rows;
}
