import { sql, type SQL } from 'drizzle-orm';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';

/** Foundry: all. Others: those of their corporation, and those on whose case team they are. */
export const visibleOpportunity = (
  sight: VisibilityScope,
): SQL => sql`(${opportunities.isActive} and (
  ${sight.seesAll}::boolean
  or ${opportunities.corporationId} = ${sight.corporationId}::uuid
  or exists (
    select 1 from ${opportunityTeam}
    where ${opportunityTeam.opportunityId} = ${opportunities.id}
      and ${opportunityTeam.userId} = ${sight.userId}::uuid)))`;
