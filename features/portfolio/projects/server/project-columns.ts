import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { editableProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { projectMilestones, projectUpdates } from './part-tables.ts';
import { projects } from './tables.ts';

const named = (id: SQL, name: SQL) => sql<{ id: string; name: string } | null>`
  case when ${id} is null then null else json_build_object('id', ${id}, 'name', ${name}) end`;

export const ownerName = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`;

/** Of the earliest milestone that is not reached. */
export const nextMilestone = (value: SQLWrapper) => sql`(
  select ${value} from ${projectMilestones}
  where ${projectMilestones.projectId} = ${projects.id} and ${projectMilestones.isActive}
    and ${projectMilestones.reachedAt} is null
  order by ${projectMilestones.dueDate}, ${projectMilestones.id} limit 1)`;

/** When its people last reported. */
export const lastUpdateAt = sql`(
  select max(${projectUpdates.createdAt}) from ${projectUpdates}
  where ${projectUpdates.projectId} = ${projects.id} and ${projectUpdates.isActive})`;

/** A project as lists and its page show it. */
export const projectColumns = (scope: VisibilityScope) => ({
  id: projects.id,
  externalId: projects.externalId,
  source: projects.source,
  name: projects.name,
  description: projects.description,
  corporation: sql<{ id: string; name: string }>`
    json_build_object('id', ${corporations.id}, 'name', ${corporations.name})`,
  opportunity: named(sql`${opportunities.id}`, sql`${opportunities.name}`),
  companyName: companies.name,
  company: sql<Project['company']>`case when ${companies.id} is null then null else
    json_build_object('kind', ${companies.kind}, 'id', ${companies.id}, 'name', ${companies.name}) end`,
  owner: named(sql`${users.id}`, ownerName),
  phase: projects.phase,
  health: projects.health,
  startDate: projects.startDate,
  endDate: projects.endDate,
  nextMilestone: nextMilestone(sql`json_build_object(
    'name', ${projectMilestones.name}, 'dueDate', ${projectMilestones.dueDate})`) as SQL<
    Project['nextMilestone']
  >,
  lastUpdateAt: isoText(lastUpdateAt) as SQL<string | null>,
  mayEdit: editableProject(scope),
  version: projects.version,
  updatedAt: projects.updatedAt,
});

/** Reads rows of projects, with what `projectColumns` needs. */
export const selectProjects = <Row>(
  db: Queryable,
  row: SQL<Row>,
  cursorKeys: SQL<unknown[]> = sql<unknown[]>`'[]'::json`,
) =>
  db
    .select({ row, cursorKeys })
    .from(projects)
    .innerJoin(corporations, eq(corporations.id, projects.corporationId))
    .leftJoin(opportunities, eq(opportunities.id, projects.opportunityId))
    .leftJoin(companies, eq(companies.id, projects.companyId))
    .leftJoin(users, eq(users.id, projects.ownerId));
