import { sql, type SQL } from 'drizzle-orm';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { projects } from '#features/projects/server/tables.ts';

const eachProject = { corporationId: sql`${projects.corporationId}` };

/** Projects visible to a viewer: the domain's `visibleTo`, without removed ones. */
export const visibleProject = (scope: VisibilityScope): SQL =>
  sql`(${projects.isActive} and ${visibleRows('project', scope, eachProject)})`;
