import { sql, type SQL } from 'drizzle-orm';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';

/** Named with its table: among the columns of a single one, drizzle would leave the table out. */
const userNamed = sql`${users}.${sql.identifier(users.id.name)}`;

/**
 * Whom a viewer may find (decisions, "Who sees what"): people of their own corporation, and those
 * on the same case teams; the foundry, if it asks for that, everybody. Whoever belongs to no
 * corporation, or has not verified their address, finds nobody.
 */
export function findablePerson(viewer: Viewer, isWide: boolean): SQL {
  const { seesAll, corporationId, userId, verifiedEmail } = viewer;
  if (seesAll && isWide) return sql`${users.isActive}`;
  if (verifiedEmail === null || (corporationId === null && !seesAll)) return sql`false`;
  return sql`(${users.isActive} and (
    ${users.corporationId} = ${corporationId}::uuid
    or exists (
      select 1 from opportunity_team theirs
      join opportunity_team mine on mine.opportunity_id = theirs.opportunity_id
      join ${opportunities} on ${opportunities.id} = theirs.opportunity_id
      where theirs.user_id = ${userNamed} and mine.user_id = ${userId}::uuid
        and ${opportunities.isActive})))`;
}

const holds = (...names: readonly string[]) => sql`exists (
  select 1 from ${userSystemRoles}
  join ${systemRoles} on ${systemRoles.id} = ${userSystemRoles.systemRoleId}
  where ${userSystemRoles.userId} = ${userNamed} and ${systemRoles.name} in ${names})`;

/** Who sees what others share with them: the same rule as `visibleCollection`, asked of everybody at once. */
export const canBeReachedByShares = (): SQL => sql`(${users.isActive}
  and exists (
    select 1 from ${authUsers} where ${authUsers.id} = ${users.authId} and ${authUsers.emailVerified})
  and (${users.corporationId} is not null or ${users.isFoundryUser}
    or ${holds('Superuser', 'Foundry User')}))`;

/** The role somebody has on a case; null for who is not on its team. */
export const roleOn = (opportunityId: string): SQL<string | null> => sql<string | null>`(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.userId} = ${userNamed}
    and ${opportunityTeam.opportunityId} = ${opportunityId}::uuid)`;

/**
 * Who may view the comments of a case (section 6), as a condition on people: its team, the
 * foundry, and Foundry Champions who see the opportunity. An address that was never verified gives
 * no standing. The same rule as `viewComments`, for when it is asked of everybody at once.
 */
export const canReadComments = (subject: {
  readonly opportunityId: string;
  readonly corporationId: string;
}): SQL => sql`(${users.isActive}
  and not exists (
    select 1 from ${authUsers} where ${authUsers.id} = ${users.authId}
      and not ${authUsers.emailVerified})
  and (${roleOn(subject.opportunityId)} is not null
    or ${users.isFoundryUser}
    or ${holds('Superuser', 'Foundry User')}
    or (${users.corporationId} = ${subject.corporationId}::uuid and ${holds('Foundry Champion')})))`;
