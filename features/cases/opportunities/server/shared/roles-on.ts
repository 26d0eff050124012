import { sql } from 'drizzle-orm';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';

/** The roles of the person on a case. */
export const rolesOn = (opportunityId: unknown, userId: string) => sql<string[]>`array(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${opportunityId}
    and ${opportunityTeam.userId} = ${userId}::uuid)`;
