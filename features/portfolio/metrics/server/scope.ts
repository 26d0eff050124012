import { and, sql, type SQL } from 'drizzle-orm';
import { promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { openStages, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { answeredStages } from '#features/portfolio/metrics/domain/answered-stages.ts';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { FilterName } from '#features/portfolio/metrics/domain/filter-names.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';

type Filters = Pick<MetricsQuery, FilterName | 'except'>;

/** Only the chosen values of a filter, or all but them. */
export function conditionOf(column: SQL, name: FilterName, filters: Filters): SQL | undefined {
  const values = filters[name];
  if (values === undefined) return undefined;
  const isOneOf = sql`${column}::text = any(${sql.param(values)}::text[])`;
  return filters.except?.includes(name) === true ? sql`not coalesce(${isOneOf}, false)` : isOneOf;
}

/** The corporations of these metrics, as a condition: a Foundry Champion's own, else all or the chosen. */
export function corporationsOf(viewer: Viewer, filters: Filters): SQL | undefined {
  return and(
    viewer.seesAll ? undefined : sql`${corporations.id} = ${viewer.corporationId}::uuid`,
    conditionOf(sql`${corporations.id}`, 'corporation', filters),
  );
}

/** Opportunities within the filters that the viewer sees; it needs `corporations` and `cycles` joined. */
export const opportunitiesOf = (viewer: Viewer, filters: Filters): SQL | undefined =>
  and(
    visibleOpportunity(visibilityScopeOf(viewer)),
    corporationsOf(viewer, filters),
    conditionOf(sql`${opportunities.id}`, 'opportunity', filters),
    conditionOf(sql`${cycles.name}`, 'cycle', filters),
  );

/** The stages of those corporations as a table: `igniteConfig` is read by the domain alone. */
async function stagesAsJson(db: Queryable, viewer: Viewer, query: MetricsQuery): Promise<string> {
  const rows = await db
    .select({ id: corporations.id, igniteConfig: corporations.igniteConfig })
    .from(corporations)
    .where(corporationsOf(viewer, query));
  return JSON.stringify(
    rows.flatMap(({ id, igniteConfig }) => {
      const stages = stagesOf(igniteConfig);
      const deciding = answeredStages(stages);
      const last = openStages(stages).at(-1)?.name;
      return stages.map(({ name, isRefusal = false }, place) => ({
        corporation_id: id,
        name,
        place,
        refuses: isRefusal,
        decides: deciding.includes(name),
        is_last: name === last,
        promise_days: promisedDays(stages),
      }));
    }),
  );
}

/**
 * The tables that every figure is computed from, as common table expressions: `stages`; `cases`, the
 * submissions that lists show; `moves`; and `answers`, the first move of each into a stage that decides.
 */
export async function casesWithin(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<SQL> {
  const stages = await stagesAsJson(db, viewer, query);
  return sql`with stages as (
    select * from jsonb_to_recordset(${stages}::jsonb) as stage (corporation_id uuid, name text,
      place int, refuses boolean, decides boolean, is_last boolean, promise_days int)
  ), cases as materialized (
    select ${submissions.id} as id, ${submissions.createdAt} as created_at,
      ${submissions.stage} as stage, ${submissions.title} as title,
      ${submissions.companyName} as company_name,
      coalesce(${submissions.companyId}::text, lower(btrim(${submissions.companyName}))) as company,
      ${submissions.companyId} as company_id, ${companies.kind} as company_kind,
      ${companies.country} as country, ${submissions.source} as source,
      ${opportunities.id} as opportunity_id, ${opportunities.name} as opportunity,
      ${opportunities.corporationId} as corporation_id, ${corporations.name} as corporation,
      ${cycles.name} as cycle, ${statusOfOpportunity} = 'FINISHED' as is_finished
    from ${submissions}
    join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
    join ${corporations} on ${corporations.id} = ${opportunities.corporationId}
    join ${cycles} on ${cycles.id} = ${opportunities.cycleId}
    left join ${companies} on ${companies.id} = ${submissions.companyId}
    where ${submissions.isActive} and ${submissions.withdrawnAt} is null
      and ${opportunitiesOf(viewer, query)}
  ), moves as materialized (
    select cases.id, ${auditEntries.at} as at, ${auditEntries.id} as event_id,
      ${auditEntries.details} ->> 'from' as from_stage, ${auditEntries.details} ->> 'to' as to_stage
    from cases join ${auditEntries} on ${auditEntries.opportunityId} = cases.opportunity_id
      and ${auditEntries.subjectId} = cases.id::text
    where ${auditEntries.kind} = 'submission.moved' and ${auditEntries.subject} = 'submission'
  ), answers as materialized (
    select cases.*, moved.at, extract(epoch from moved.at - cases.created_at) / 86400 as days,
      moved.promise_days
    from cases join (
      select moves.id, min(moves.at) as at, min(stages.promise_days) as promise_days
      from moves join cases on cases.id = moves.id
      join stages on stages.corporation_id = cases.corporation_id
        and stages.name = moves.to_stage and stages.decides
      group by moves.id) moved on moved.id = cases.id
  ), awaited as (
    select cases.*, coalesce(cases.created_at < now() - make_interval(hours => 24 * stages.promise_days),
      false) as is_overdue
    from cases join stages on stages.corporation_id = cases.corporation_id
      and stages.name = cases.stage and not stages.decides
    where not cases.is_finished
  )`;
}

/** A number of days with one decimal, as it is shown. */
const inDays = (value: SQL): SQL => sql`round((${value})::numeric, 1)::float8`;
export const medianOf = (value: SQL): SQL =>
  inDays(sql`percentile_cont(0.5) within group (order by ${value})`);
export const p90Of = (value: SQL): SQL =>
  inDays(sql`percentile_cont(0.9) within group (order by ${value})`);
