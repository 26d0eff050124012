import { sql, type SQL } from 'drizzle-orm';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import {
  matchAnnouncements,
  matchSettings,
  matchThumbs,
} from '#features/portfolio/matches/server/tables.ts';
import type { MetricsQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Outcome } from '#features/portfolio/metrics/domain/metrics.ts';
import { origins } from '#features/portfolio/metrics/domain/origins.ts';
import { projectPhases } from '#features/portfolio/projects/domain/project.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { periodsOf, within } from './periods.ts';
import { casesWithin } from './scope.ts';

/** Before it was submitted the case team was told of the company, or shared a thumb up. */
const wasMatched: SQL = sql`(
  exists (select from ${matchAnnouncements} told where told.opportunity_id = cases.opportunity_id
    and told.company_id = cases.company_id and told.at < cases.created_at)
  or exists (select from ${matchThumbs} thumb
    join ${matchSettings} its on its.opportunity_id = thumb.opportunity_id
      and its.user_id = thumb.user_id and its.shares_thumbs
    where thumb.opportunity_id = cases.opportunity_id and thumb.company_id = cases.company_id
      and thumb.is_up and thumb.at < cases.created_at))`;

/** How a row of `cases` came about. */
export const originOfCase: SQL = sql`(case
  when exists (select from ${companyInvitations} its where its.submission_id = cases.id) then 'invitation'
  when cases.source in ('public', 'import') then cases.source
  when ${wasMatched} then 'match' else 'staff' end)`;

/** A closed project is no step further: it counts as what it was before. */
const ranks = JSON.stringify(
  projectPhases.flatMap((name, rank) => (name === 'Closed' ? [] : [{ name, rank }])),
);
const rankOf = (phase: 'Pilot' | 'Rollout') => projectPhases.indexOf(phase);

/** Each case and the furthest phase of its project, also one that it was moved back from. */
const projectsOf = (viewer: Viewer): SQL => sql`(
  select cases.id, cases.created_at, ${originOfCase} as origin, its.id as project_id, (
      select max(phase.rank) from (
        select its.phase as name
        union all select unnest(array[moved.details ->> 'from', moved.details ->> 'to'])
        from ${auditEntries} moved where moved.subject = 'project'
          and moved.subject_id = its.id::text and moved.kind = 'project.phaseChanged') seen
      join jsonb_to_recordset(${ranks}::jsonb) as phase (name text, rank int)
        on phase.name = seen.name) as furthest
  from cases left join (
    select ${projects.id} as id, ${projects.submissionId} as submission_id, ${projects.phase} as phase
    from ${projects} where ${visibleProject(visibilityScopeOf(viewer))}) its
  on its.submission_id = cases.id)`;

/** The cases that came so far: to a project, to its pilot, to a rollout. */
const came = {
  started: sql`project_id is not null`,
  piloted: sql`furthest >= ${rankOf('Pilot')}`,
  rolledOut: sql`furthest >= ${rankOf('Rollout')}`,
} as const;

export const idsOfOutcome = (
  viewer: Viewer,
  { start, end }: ReturnType<typeof periodsOf>,
  outcome: keyof typeof came,
): SQL => sql`select id from ${projectsOf(viewer)} outcome
  where ${came[outcome]} and ${within(sql`created_at`, start, end)}`;

/** Of the submissions of a range, by how they came about. Projects are as far as they came until now. */
export async function loadOutcomes(
  db: Queryable,
  viewer: Viewer,
  query: MetricsQuery,
): Promise<Outcome[]> {
  const { start, end } = periodsOf(query);
  const cases = await casesWithin(db, viewer, query);
  const { rows } = await db.execute<Outcome & Record<string, unknown>>(sql`${cases}
    select origin, count(*)::int as submissions,
      (count(*) filter (where ${came.started}))::int as projects,
      (count(*) filter (where ${came.piloted}))::int as pilots,
      (count(*) filter (where ${came.rolledOut}))::int as rollouts
    from ${projectsOf(viewer)} outcome where ${within(sql`created_at`, start, end)} group by origin`);
  const none = { submissions: 0, projects: 0, pilots: 0, rollouts: 0 };
  return origins.map((origin) => ({
    ...none,
    origin,
    ...rows.find((row) => row.origin === origin),
  }));
}
