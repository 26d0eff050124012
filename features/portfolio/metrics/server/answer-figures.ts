import { sql } from 'drizzle-orm';
import type { MetricsQuery, RankedQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { AnswerTime, OpportunityMetrics } from '#features/portfolio/metrics/domain/metrics.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { periodsOf, within } from './periods.ts';
import { casesWithin, medianOf, p90Of } from './scope.ts';

/** Answers are counted by when they were given; who waits now waits whenever it was submitted. */
export async function loadAnswerTimes(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<AnswerTime[]> {
  const { start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const { rows } = await db.execute<AnswerTime & Record<string, unknown>>(sql`${cases}
    select here.corporation_id as "corporationId", here.name,
      (select min(promise_days) from stages where stages.corporation_id = here.corporation_id)
        as "promiseDays",
      answered.*, waited.*
    from (select distinct corporation_id, corporation as name from cases) here
    cross join lateral (
      select count(*)::int as decisions,
        (count(*) filter (where days <= promise_days))::int as "withinPromise",
        ${medianOf(sql`days`)} as "medianDays", ${p90Of(sql`days`)} as "p90Days"
      from answers where answers.corporation_id = here.corporation_id
        and ${within(sql`answers.at`, start, end)}) answered
    cross join lateral (
      select count(*)::int as waiting, (count(*) filter (where is_overdue))::int as overdue
      from awaited where awaited.corporation_id = here.corporation_id) waited
    order by here.name`);
  return rows;
}

/** Opportunities with submissions or answers in the range, or somebody who waits. */
export async function loadOpportunities(
  db: Queryable,
  viewer: Viewer,
  query: RankedQuery,
): Promise<OpportunityMetrics[]> {
  const { startBefore, start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const { rows } = await db.execute<OpportunityMetrics & Record<string, unknown>>(sql`${cases},
    submitted as (
      select opportunity_id,
        (count(*) filter (where ${within(sql`created_at`, start, end)}))::int as submissions,
        (count(*) filter (where ${within(sql`created_at`, startBefore, start)}))::int as before
      from cases group by opportunity_id),
    answered as (
      select opportunity_id, count(*)::int as decisions, ${medianOf(sql`days`)} as days
      from answers where ${within(sql`at`, start, end)} group by opportunity_id),
    waited as (select opportunity_id, count(*)::int as waiting from awaited group by opportunity_id)
    select here.id, here.name, here.corporation, here.cycle, submitted.submissions, submitted.before,
      coalesce(answered.decisions, 0) as decisions, answered.days as "answerDays",
      coalesce(waited.waiting, 0) as waiting
    from (select distinct opportunity_id as id, opportunity as name, corporation, cycle from cases) here
    join submitted on submitted.opportunity_id = here.id
    left join answered on answered.opportunity_id = here.id
    left join waited on waited.opportunity_id = here.id
    where submissions > 0 or decisions > 0 or waiting > 0
    order by submitted.submissions desc, here.name, here.id
    limit ${query.limit ?? null}`);
  return rows;
}
