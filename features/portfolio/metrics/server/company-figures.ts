import { sql } from 'drizzle-orm';
import { collections } from '#features/directory/collections/server/tables.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { MetricsQuery, RankedQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { Cohort, RankedCompanies } from '#features/portfolio/metrics/domain/parts.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { periodsOf, within } from './periods.ts';
import { casesWithin } from './scope.ts';

const { cohortMonths, cohortsMost } = metricsLimits;
type Ranked = RankedCompanies['submitted'][number];

/** In collections of others that the reader does not see, nothing is counted. */
export async function loadCompanies(
  db: Queryable,
  viewer: Viewer,
  query: RankedQuery,
): Promise<RankedCompanies> {
  const { start, end } = periodsOf(query);
  const most = query.limit ?? null;
  const cases = await casesWithin(db, viewer, query);
  const submitted = await db.execute<Ranked & Record<string, unknown>>(sql`${cases}
    select company as key, (array_agg(company_name order by created_at desc, id))[1] as name,
      case when min(company_kind) is not null then
        json_build_object('kind', min(company_kind), 'id', min(company_id::text)) end as record,
      count(*)::int as count
    from cases where ${within(sql`created_at`, start, end)}
    group by company order by 4 desc, 2, 1 limit ${most}`);
  const collected = await db.execute<Ranked & Record<string, unknown>>(sql`
    select null as key, ${companies.name} as name,
      json_build_object('kind', ${companies.kind}, 'id', ${companies.id}) as record, counted.count
    from (
      select listed.id, count(*)::int as count from ${collections}, lateral (
        select distinct unnest(${collections.startupIds} || ${collections.crunchbaseIds}
          || ${collections.nuclaIds}) as id) listed
      where ${visibleCollection(viewer)}
      group by listed.id) counted
    join ${companies} on ${companies.id}::text = counted.id
    order by counted.count desc, ${companies.name}, ${companies.id} limit ${most}`);
  return { submitted: submitted.rows, collected: collected.rows };
}

/** Months are the reader's. The first submission is the first of all that the reader sees. */
export async function loadCohorts(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<Cohort[]> {
  const { start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const { rows } = await db.execute<Cohort & Record<string, unknown>>(sql`${cases},
    dated as (
      select company, id, created_at,
        date_trunc('month', created_at at time zone ${query.zone}) as month,
        min(created_at) over (partition by company) as first_at
      from cases),
    placed as (
      select company, id, min(month) over (partition by company) as first_month,
        created_at > first_at as is_later,
        ((extract(year from month) - extract(year from min(month) over (partition by company))) * 12
          + extract(month from month) - extract(month from min(month) over (partition by company)))::int
          as months_later
      from dated where ${within(sql`first_at`, start, end)}),
    here as (
      select first_month, count(distinct company)::int as companies,
        count(distinct company) filter (where id in (select id from answers))::int as decided,
        count(distinct company) filter (where is_later)::int as returned
      from placed group by first_month),
    this_month as (select date_trunc('month', now() at time zone ${query.zone}) as month)
    select to_char(first_month, 'YYYY-MM') as month, companies, decided, returned, array(
        select (select count(distinct company) from placed
          where placed.first_month = here.first_month and placed.months_later = later)::int
        from generate_series(1, ${cohortMonths}::int) later, this_month
        where here.first_month + make_interval(months => later) <= this_month.month
        order by later) as later
    from here order by first_month desc limit ${cohortsMost}`);
  return rows;
}
