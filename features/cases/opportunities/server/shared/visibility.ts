import { sql, type SQL } from 'drizzle-orm';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { eachCase } from './case-facts.ts';

/** Opportunities visible to a viewer: the domain's `visibleTo`, without removed ones. */
export const visibleOpportunity = (scope: VisibilityScope): SQL =>
  sql`(${opportunities.isActive} and ${visibleRows('opportunity', scope, eachCase)})`;
