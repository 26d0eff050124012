import { rightsOfOtherRole } from '#core/domain/authorization/case-role.ts';
import { sql, type SQL } from 'drizzle-orm';
import { eachUser, type SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';

const facts = (opportunityId: SQL, corporationId: SQL): SubjectSql<'opportunity'> => ({
  corporationId,
  hasCaseRole: (userId, roles) => sql`exists (
    select 1 from ${opportunityTeam}
    where ${opportunityTeam.opportunityId} = ${opportunityId}
      and ${opportunityTeam.userId} = ${userId} and ${opportunityTeam.role} = any(${roles}))`,
});

/** One opportunity, to query who has a relation to it. */
export function caseFacts(opportunityId: string): SubjectSql<'opportunity'> {
  const id = sql`${opportunityId}::uuid`;
  return facts(
    id,
    sql`(select ${opportunities.corporationId} from ${opportunities} where ${opportunities.id} = ${id})`,
  );
}

/** The same for each row of `opportunities`. */
export const eachCase = facts(sql`${opportunities.id}`, sql`${opportunities.corporationId}`);

/** The role of each row of `users` on a case; null if not on its team. */
export const roleOn = (opportunityId: string): SQL<string | null> => sql<string | null>`(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.userId} = ${eachUser.userId}
    and ${opportunityTeam.opportunityId} = ${opportunityId}::uuid)`;

/**
 * The case roles that a user holds in a corporation, as an array. The role on one's own draft does
 * not count before somebody else has published it: whoever writes a draft is its Case Owner, and an
 * Observer would publish by writing.
 */
export const rolesInCorporation = (userId: SQL, corporationId: SQL): SQL<string[]> =>
  sql<string[]>`array(
    select distinct member.role from ${opportunityTeam} as member
    join ${opportunities} as its on its.id = member.opportunity_id
    where member.user_id = ${userId} and its.corporation_id = ${corporationId} and its.is_active
      and (its.published_at is not null or not exists (
        select 1 from ${auditEntries} as entry
        where entry.subject = 'opportunity' and entry.subject_id = its.id::text
          and entry.kind = 'opportunity.created' and entry.actor_id = ${userId})))`;

/** The role of a member as it was written. */
export const roleShown = sql<string>`coalesce(${opportunityTeam.roleName}, ${opportunityTeam.role})`;

/** Whether a role has all that it can have: one of another name may wait for it. */
export const isRoleConfirmed = sql<boolean>`(${opportunityTeam.roleName} is null
  or ${opportunityTeam.role} <> ${sql.raw(`'${rightsOfOtherRole(false)}'`)})`;
