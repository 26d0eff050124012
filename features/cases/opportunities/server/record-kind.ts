import { eq } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import type { LiveTopic } from '#core/server/record-kind.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { countCaseRoles } from '#features/cases/opportunities/server/shared/count-case-roles.ts';
import { ownRoles } from '#features/cases/opportunities/server/shared/load-case.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { rolesOn } from '#features/cases/opportunities/server/shared/roles-on.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

export const opportunity: AccessThing & LiveTopic = {
  table: opportunities,
  id: opportunities.id,
  name: opportunities.name,
  link: { of: opportunities.id, path: (id) => linkToOpportunity(id) },
  visible: (viewer) => visibleOpportunity(visibilityScopeOf(viewer)),
  roles: (viewer) => ownRoles(visibilityScopeOf(viewer)),
  facts: (db, id, userId) =>
    db
      .select({
        corporationId: opportunities.corporationId,
        roles: rolesOn(opportunities.id, userId),
      })
      .from(opportunities)
      .where(eq(opportunities.id, id)),
  countRoles: countCaseRoles,
};
