import { sql, type SQL } from 'drizzle-orm';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { projects } from '#features/projects/server/tables.ts';

/** Foundry: all. Others: those of their corporation. */
export const visibleProject = (sight: VisibilityScope): SQL => sql`(${projects.isActive} and (
  ${sight.seesAll}::boolean or ${projects.corporationId} = ${sight.corporationId}::uuid))`;
