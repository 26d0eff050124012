import { sql, type SQL } from 'drizzle-orm';
import type { SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { eachCase } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

const eachCorporation: SubjectSql<'corporation'> = {
  corporationId: sql`${corporations.id}`,
  hasCaseRole: (userId, roles) => sql`exists (
    select 1 from ${opportunities}
    where ${opportunities.corporationId} = ${corporations.id} and ${opportunities.isActive}
      and ${eachCase.hasCaseRole(userId, roles)})`,
};

/**
 * The corporations that a viewer may see, including those with an opportunity where the viewer has
 * a case role.
 */
export const visibleCorporation = (scope: VisibilityScope): SQL =>
  visibleRows('corporation', scope, eachCorporation);
