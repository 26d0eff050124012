import { sql, type SQL } from 'drizzle-orm';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';

/** Foundry: all. Others: their own, and those that posted an opportunity they work on. */
export const visibleCorporation = (sight: VisibilityScope): SQL => sql`(
  ${sight.seesAll}::boolean
  or ${corporations.id} = ${sight.corporationId}::uuid
  or exists (
    select 1 from ${opportunities}
    join ${opportunityTeam} on ${opportunityTeam.opportunityId} = ${opportunities.id}
    where ${opportunities.corporationId} = ${corporations.id} and ${opportunities.isActive}
      and ${opportunityTeam.userId} = ${sight.userId}::uuid))`;
