import { sql, type SQL } from 'drizzle-orm';
import { permissions } from '#core/domain/authorization/permissions.ts';
import type { SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';

const ownerId = sql`${projects}.${sql.identifier(projects.ownerId.name)}`;
const opportunityId = sql`${projects}.${sql.identifier(projects.opportunityId.name)}`;

/** Each row of `projects`. */
const eachProject: SubjectSql<'project'> = {
  corporationId: sql`${projects.corporationId}`,
  projectOwnerId: sql`(select its_owner.auth_id from users its_owner where its_owner.id = ${ownerId})`,
  hasCaseRole: (userId, roles) => sql`exists (
    select 1 from ${opportunityTeam}
    where ${opportunityTeam.opportunityId} = ${opportunityId}
      and ${opportunityTeam.userId} = ${userId} and ${opportunityTeam.role} = any(${roles}))`,
};

/** One project, to query who has a relation to it. */
export const projectFacts = (projectId: string): SubjectSql<'project'> => ({
  corporationId: sql`(select its.corporation_id from projects its where its.id = ${projectId}::uuid)`,
  projectOwnerId: sql`(select its_owner.auth_id from projects its
    join users its_owner on its_owner.id = its.owner_id where its.id = ${projectId}::uuid)`,
  hasCaseRole: (userId, roles) => sql`exists (
    select 1 from projects its join ${opportunityTeam} on ${opportunityTeam.opportunityId} = its.opportunity_id
    where its.id = ${projectId}::uuid
      and ${opportunityTeam.userId} = ${userId} and ${opportunityTeam.role} = any(${roles}))`,
});

/** Projects visible to a viewer: the domain's `visibleTo`, without removed ones. */
export const visibleProject = (scope: VisibilityScope): SQL =>
  sql`(${projects.isActive} and ${visibleProjectOfAnyState(scope)})`;

/** The same with removed ones, to restore one. */
export const visibleProjectOfAnyState = (scope: VisibilityScope): SQL =>
  visibleRows('project', scope, eachProject);

/** Whether the viewer may change the row. A project without an owner has no facts of one. */
export const editableProject = (scope: VisibilityScope): SQL<boolean> => {
  const mayEdit = visibleRows('project', scope, eachProject, permissions.editProject.heldBy);
  return sql<boolean>`coalesce(${mayEdit}, false)`;
};
