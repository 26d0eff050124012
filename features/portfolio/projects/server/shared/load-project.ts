import { and, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf, type VisibilityScope } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import {
  visibleProject,
  visibleProjectOfAnyState,
} from '#features/portfolio/projects/server/shared/visibility.ts';
import { users } from '#core/server/tables/users.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';

const ownRoles = (scope: VisibilityScope) => sql<string[]>`array(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${projects.opportunityId}
    and ${opportunityTeam.userId} = ${scope.userId}::uuid)`;

const columns = (scope: VisibilityScope) => ({
  id: projects.id,
  name: projects.name,
  description: projects.description,
  corporationId: projects.corporationId,
  opportunityId: projects.opportunityId,
  submissionId: projects.submissionId,
  ownerId: projects.ownerId,
  ownerAuthId: users.authId,
  phase: projects.phase,
  health: projects.health,
  startDate: projects.startDate,
  endDate: projects.endDate,
  version: projects.version,
  isActive: projects.isActive,
  roles: ownRoles(scope),
});

const query = (db: Queryable, scope: VisibilityScope) =>
  db.select(columns(scope)).from(projects).leftJoin(users, eq(users.id, projects.ownerId));

/** A project with the facts that permissions depend on, as seen by one reader. */
export type ProjectSubject = Awaited<ReturnType<typeof query>>[number];
export type MayEditProject = Granted<'editProject', ProjectSubject>;

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function loadProject(
  db: Queryable,
  viewer: Viewer,
  id: string,
  { isRemovedToo = false } = {},
): Promise<ProjectSubject> {
  const scope = visibilityScopeOf(viewer);
  const visible = isRemovedToo ? visibleProjectOfAnyState(scope) : visibleProject(scope);
  const [row] = await query(db, scope).where(and(eq(projects.id, id), visible));
  if (!row) throw refused(refusals.notFound);
  return row;
}

/** Locks a project until the transaction ends, so that its changes run one after the other. */
export async function takeProject(
  db: Queryable,
  viewer: Viewer,
  id: string,
  options?: { readonly isRemovedToo: boolean },
): Promise<MayEditProject> {
  // Seen first: nobody holds up what is hidden from them.
  grant(viewer, 'editProject', await loadProject(db, viewer, id, options));
  await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('update');
  return grant(viewer, 'editProject', await loadProject(db, viewer, id, options));
}
