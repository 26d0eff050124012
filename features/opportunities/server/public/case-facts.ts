import { sql, type SQL } from 'drizzle-orm';
import { eachUser, type SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';

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
