import { sql, type SQL } from 'drizzle-orm';
import type { TeamFace } from '#domain/opportunities/opportunity.ts';
import type { TeamMember } from '#domain/users/user.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import { isoText } from '#server/platform/database/json-object.ts';
import { corporations, cycles } from '#server/tables/corporations.ts';
import { endDate, startDate, statusOfOpportunity } from '#server/tables/opportunity-status.ts';
import { opportunities, opportunityTeam } from '#server/tables/opportunities.ts';
import { users } from '#server/tables/users.ts';

/** The case team in the order in which they joined, each with these of their fields. */
const teamOf = <Member>(member: SQL) => sql<Member[]>`(
  select coalesce(json_agg(json_build_object(${member})
    order by ${opportunityTeam.createdAt}, ${users.id}), '[]'::json)
  from ${opportunityTeam} join ${users} on ${users.id} = ${opportunityTeam.userId}
  where ${opportunityTeam.opportunityId} = ${opportunities.id})`;

const face = sql`'id', ${users.id}, 'firstName', ${users.firstName},
  'lastName', ${users.lastName}, 'role', ${opportunityTeam.role}`;
const member = sql`${face}, 'email', ${users.email}, 'title', ${users.title}`;

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
  categories: opportunities.categories,
  reward: opportunities.reward,
  numSubmissions: opportunities.numSubmissions,
  updatedAt: opportunities.updatedAt,
  status: statusOfOpportunity,
  team: teamOf<TeamFace>(face),
};

export const wholeColumns = {
  ...rowColumns,
  team: teamOf<TeamMember>(member),
  url: opportunities.url,
  createdAt: opportunities.createdAt,
  publishedAt: opportunities.publishedAt,
  version: opportunities.version,
  introduction: opportunities.introduction,
  businessNeed: opportunities.businessNeed,
  callToAction: opportunities.callToAction,
  focusAreas: opportunities.focusAreas,
  source: opportunities.source,
  igniteConfig: corporations.igniteConfig,
};

/**
 * The reader's own roles: computed for each reader and never stored (section 6). A row is always
 * read with its whole team; who may see that is decided by whoever answers it.
 */
export const withOwnRoles = <Row extends { team: TeamFace[] }>(viewer: Viewer, row: Row) => ({
  ...row,
  roles: row.team.flatMap(({ id, role }) => (id === viewer.userId && role !== null ? [role] : [])),
});
