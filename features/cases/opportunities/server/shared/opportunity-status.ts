import { sql, type SQL } from 'drizzle-orm';
import type { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

/** An opportunity's own date, else its cycle's. */
export const startDate = sql<
  string | null
>`coalesce(${opportunities.startDate}, ${cycles.startDate})`;
export const endDate = sql<string | null>`coalesce(${opportunities.endDate}, ${cycles.endDate})`;

/** `opportunityStatus` of the domain, in SQL, so that lists can be filtered by it. */
export const statusOfOpportunity: SQL<OpportunityStatus> = sql<OpportunityStatus>`case
  when ${opportunities.closedAt} is not null
    and coalesce(${opportunities.reopenedAt} < ${opportunities.closedAt}, true) then 'FINISHED'
  when ${endDate} <= now() and coalesce(${opportunities.reopenedAt} < ${endDate}, true)
    then 'FINISHED'
  else 'ACTIVE' end`;
