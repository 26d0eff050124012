import { and, eq } from 'drizzle-orm';
import { knownRole, rightsOfOtherRole } from '#core/domain/authorization/case-role.ts';
import type { CaseTeamUser, TeamMember } from '#core/domain/identity/user.ts';
import { caseOwnersOf } from '#features/cases/opportunities/server/shared/case-owners.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { findablePerson } from '#features/people/users/server/shared/people.ts';
import { userColumns } from '#features/people/users/server/shared/user-columns.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isRoleConfirmed, roleShown } from './shared/case-facts.ts';
import { opportunities, opportunityTeam } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type MayManage = Granted<'manageOpportunityRoles', OpportunityCaseContext>;

interface GivenRole {
  readonly name: string;
  /** Whether one that is not known may comment and vote. */
  readonly isConfirmed: boolean;
}

const memberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  title: users.title,
  role: roleShown,
  isConfirmed: isRoleConfirmed,
};

const place = (opportunityId: string, userId: string) =>
  and(eq(opportunityTeam.opportunityId, opportunityId), eq(opportunityTeam.userId, userId));

/** The case team of one opportunity. */
export const caseTeam = {
  /** Serializes changes of a team, so that two Case Owners cannot both leave at once. */
  lock: (db: Queryable, opportunityId: string) => lockRow(db, opportunities, opportunityId),

  /** Its members as users with their case roles, in the order of joining. */
  users: (db: Queryable, opportunityId: string): Promise<CaseTeamUser[]> =>
    db
      .select({
        ...userColumns,
        title: users.title,
        role: opportunityTeam.role,
        roleName: opportunityTeam.roleName,
        isActive: users.isActive,
      })
      .from(opportunityTeam)
      .innerJoin(users, eq(users.id, opportunityTeam.userId))
      .where(eq(opportunityTeam.opportunityId, opportunityId))
      .orderBy(opportunityTeam.createdAt, users.id),

  async member(db: Queryable, opportunityId: string, userId: string): Promise<TeamMember | null> {
    const [row] = await db
      .select(memberColumns)
      .from(opportunityTeam)
      .innerJoin(users, eq(users.id, opportunityTeam.userId))
      .where(place(opportunityId, userId));
    return row ?? null;
  },

  /** Whether there is another active Case Owner. */
  async hasOtherOwner(db: Queryable, opportunityId: string, userId: string): Promise<boolean> {
    return (await caseOwnersOf(db, opportunityId)).some((id) => id !== userId);
  },

  /** Whether this person is visible to the viewer, and may therefore be added. */
  async canAddMember(db: Queryable, { viewer }: MayManage, userId: string): Promise<boolean> {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), findablePerson(viewer, true)));
    return rows.length > 0;
  },

  async put(
    db: Queryable,
    { subject }: MayManage,
    userId: string,
    { name, isConfirmed }: GivenRole,
  ): Promise<void> {
    const match = knownRole(name);
    const role = match ?? rightsOfOtherRole(isConfirmed);
    const roleName = match === null ? name : null;
    await db
      .insert(opportunityTeam)
      .values({ opportunityId: subject.opportunityId, userId, role, roleName })
      .onConflictDoUpdate({
        target: [opportunityTeam.opportunityId, opportunityTeam.userId],
        set: { role, roleName },
      });
  },

  async remove(db: Queryable, opportunityId: string, userId: string): Promise<void> {
    await db.delete(opportunityTeam).where(place(opportunityId, userId));
  },

  async nameOf(db: Queryable, opportunityId: string): Promise<string> {
    const [opportunity] = await db
      .select({ name: opportunities.name })
      .from(opportunities)
      .where(eq(opportunities.id, opportunityId));
    return opportunity?.name ?? '';
  },
};
