import { and, eq, inArray, sql } from 'drizzle-orm';
import { knownRole, rightsOfOtherRole } from '#core/domain/authorization/case-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { teamRemarks } from '#features/cases/opportunities/domain/import/team-remarks.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import type { MemberRow } from './formats/opportunity-row.ts';

/**
 * Puts people who are here on the case team of a new opportunity; returns what to say of the others, and
 * of roles that are not known.
 */
export async function addImportedTeam(
  db: Queryable,
  opportunityId: string,
  team: readonly MemberRow[],
): Promise<string[]> {
  if (team.length === 0) return [];
  const address = sql<string>`lower(${users.email})`;
  const emails = team.map(({ email }) => email.toLowerCase());
  const here = await db
    .select({ id: users.id, email: address })
    .from(users)
    .where(and(eq(users.isActive, true), inArray(address, emails)));
  const idOf = new Map(here.map(({ id, email }) => [email, id]));
  const remarks: string[] = [];
  for (const { email, role: label } of team) {
    const userId = idOf.get(email.toLowerCase());
    if (userId === undefined) {
      remarks.push(teamRemarks.nobody(email));
      continue;
    }
    const match = knownRole(label);
    if (match === null) remarks.push(teamRemarks.otherRole(label, email));
    const role = match ?? rightsOfOtherRole(false);
    const roleName = match === null ? label : null;
    await db
      .insert(opportunityTeam)
      .values({ opportunityId, userId, role, roleName })
      .onConflictDoNothing();
  }
  return remarks;
}
