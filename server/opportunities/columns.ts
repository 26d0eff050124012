import { sql, type SQL } from 'drizzle-orm';
import type { OpportunityStatus } from '#domain/opportunities/opportunity.ts';
import type { TeamMember } from '#domain/users/user.ts';
import { isoText } from '#server/platform/database/json-object.ts';
import { cycles } from '#server/tables/corporations.ts';
import { opportunities, opportunityTeam } from '#server/tables/opportunities.ts';
import { users } from '#server/tables/users.ts';

/** An opportunity's own date, else its cycle's. */
export const startDate = sql<string | null>`coalesce(${opportunities.startDate}, ${cycles.startDate})`;
export const endDate = sql<string | null>`coalesce(${opportunities.endDate}, ${cycles.endDate})`;

/** `opportunityStatus` of the domain, in SQL, so that lists can be filtered by it. */
export const status: SQL<OpportunityStatus> = sql<OpportunityStatus>`case
  when ${opportunities.closedAt} is not null
    and coalesce(${opportunities.reopenedAt} < ${opportunities.closedAt}, true) then 'FINISHED'
  when ${endDate} <= now() and coalesce(${opportunities.reopenedAt} < ${endDate}, true)
    then 'FINISHED'
  else 'ACTIVE' end`;

const team = sql<TeamMember[]>`(
  select coalesce(json_agg(json_build_object(
      'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName},
      'email', ${users.email}, 'title', ${users.title}, 'role', ${opportunityTeam.role})
    order by ${opportunityTeam.createdAt}, ${users.id}), '[]'::json)
  from ${opportunityTeam} join ${users} on ${users.id} = ${opportunityTeam.userId}
  where ${opportunityTeam.opportunityId} = ${opportunities.id})`;

/** What rows and whole opportunities have in common. */
export const rowColumns = {
  id: opportunities.id,
  corporationId: opportunities.corporationId,
  cycleId: opportunities.cycleId,
  cycleName: cycles.name,
  cycleStartDate: isoText(startDate) as SQL<string | null>,
  cycleEndDate: isoText(endDate) as SQL<string | null>,
  name: opportunities.name,
  summary: opportunities.summary,
  url: opportunities.url,
  categories: opportunities.categories,
  reward: opportunities.reward,
  numSubmissions: opportunities.numSubmissions,
  createdAt: opportunities.createdAt,
  updatedAt: opportunities.updatedAt,
  status,
  team,
};

export const wholeColumns = {
  ...rowColumns,
  introduction: opportunities.introduction,
  businessNeed: opportunities.businessNeed,
  callToAction: opportunities.callToAction,
  focusAreas: opportunities.focusAreas,
  source: opportunities.source,
};
