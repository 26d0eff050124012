import { sql, type SQL } from 'drizzle-orm';
import { permissions } from '#core/domain/authorization/permissions.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { eachCase } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';

/** Rows of opportunities on which the viewer has a permission. */
export const mayOnCase = (viewer: Viewer, name: 'viewTeam' | 'viewComments'): SQL => {
  const scope = visibilityScopeOf(viewer);
  return sql`(${visibleOpportunity(scope)}
    and ${visibleRows('opportunity', scope, eachCase, permissions[name].heldBy)})`;
};
