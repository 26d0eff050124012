import { eq } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import type { LiveTopic } from '#core/server/record-kind.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { users } from '#core/server/tables/users.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import { rolesOn } from '#features/cases/opportunities/server/shared/roles-on.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';

export const project: AccessThing & LiveTopic = {
  table: projects,
  id: projects.id,
  name: projects.name,
  link: { of: projects.id, path: linkToProject },
  visible: (viewer) => visibleProject(visibilityScopeOf(viewer)),
  opportunityId: projects.opportunityId,
  facts: (db, id, userId) =>
    db
      .select({
        corporationId: projects.corporationId,
        ownerAuthId: users.authId,
        roles: rolesOn(projects.opportunityId, userId),
      })
      .from(projects)
      .leftJoin(users, eq(users.id, projects.ownerId))
      .where(eq(projects.id, id)),
};
