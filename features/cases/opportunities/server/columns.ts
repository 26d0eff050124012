import { sql, type SQL } from 'drizzle-orm';
import type { Opportunity, TeamAvatar } from '#features/cases/opportunities/domain/opportunity.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import type { TeamMember } from '#core/domain/identity/user.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import {
  endDate,
  startDate,
  statusOfOpportunity,
} from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { isRoleConfirmed, roleShown } from './shared/case-facts.ts';
import { opportunities, opportunityTeam } from './tables.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';

type Closing = NonNullable<Opportunity['closing']>;

/** The case team in the order of joining, with the given fields of each member. */
const teamOf = <Member>(member: SQL) => sql<Member[]>`(
  select coalesce(json_agg(json_build_object(${member})
    order by ${opportunityTeam.createdAt}, ${users.id}), '[]'::json)
  from ${opportunityTeam} join ${users} on ${users.id} = ${opportunityTeam.userId}
  where ${opportunityTeam.opportunityId} = ${opportunities.id})`;

const face = sql`'id', ${users.id}, 'firstName', ${users.firstName},
  'lastName', ${users.lastName}, 'role', ${roleShown}, 'isConfirmed', ${isRoleConfirmed}`;
const member = sql`${face}, 'email', ${users.email}, 'title', ${users.title}`;

/** Columns of list rows and of whole opportunities, of a query that joins their cycle and corporation. */
export const rowColumns = {
  id: opportunities.id,
  corporationId: opportunities.corporationId,
  cycleId: opportunities.cycleId,
  cycleName: cycles.name,
  cycleStartDate: isoText(startDate) as SQL<string | null>,
  cycleEndDate: isoText(endDate) as SQL<string | null>,
  /** Of the cycle itself. */
  cycle: sql<{ startDate: string | null; endDate: string | null }>`json_build_object(
    'startDate', ${isoText(cycles.startDate)}, 'endDate', ${isoText(cycles.endDate)})`,
  timeZone: corporations.timeZone,
  name: opportunities.name,
  summary: opportunities.summary,
  categories: opportunities.categories,
  reward: opportunities.reward,
  numSubmissions: opportunities.numSubmissions,
  createdAt: opportunities.createdAt,
  updatedAt: opportunities.updatedAt,
  status: statusOfOpportunity,
  team: teamOf<TeamAvatar>(face),
};

/** Columns from which the counts by stage are computed: its submissions, and its corporation's stages. */
export const stageColumns = ({ countsByStage }: OpportunitySubmissions) => ({
  countsByStage,
  stages: sql<unknown>`${corporations.igniteConfig} -> 'stages'`,
});

/** When and why it was closed by hand, while closed. The reason is stored in the audit trail only. */
const closing = sql<Closing | null>`case
  when ${opportunities.closedAt} is not null
    and coalesce(${opportunities.reopenedAt} < ${opportunities.closedAt}, true)
  then json_build_object('at', ${isoText(opportunities.closedAt)}, 'reason', (
    select ${auditEntries.details} ->> 'reason' from ${auditEntries}
    where ${auditEntries.opportunityId} = ${opportunities.id}
      and ${auditEntries.kind} = 'opportunity.closed'
    order by ${auditEntries.at} desc limit 1)) end`;

/** Its submissions, the newest first: whoever sees an opportunity sees them (section 1). */
const submissionIds = ({ ids }: OpportunitySubmissions) => sql<string[] | null>`case
  when ${opportunities.numSubmissions} <= ${sql.raw(String(opportunityLimits.submissionIdsMost))}
  then ${ids} end`;

/** Columns of section 3's opportunity. */
export const itemColumns = {
  ...rowColumns,
  team: teamOf<TeamMember>(member),
  url: opportunities.url,
  introduction: opportunities.introduction,
  businessNeed: opportunities.businessNeed,
  callToAction: opportunities.callToAction,
  focusAreas: opportunities.focusAreas,
};

export const wholeColumns = (submissions: OpportunitySubmissions) => ({
  ...itemColumns,
  submissions: submissionIds(submissions),
  publishedAt: opportunities.publishedAt,
  ownStartDate: opportunities.startDate,
  ownEndDate: opportunities.endDate,
  closing,
  version: opportunities.version,
  source: opportunities.source,
  questions: opportunities.questions,
  igniteConfig: corporations.igniteConfig,
});
