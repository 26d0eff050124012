import { and, eq, ne } from 'drizzle-orm';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import type { TeamMember } from '#core/domain/identity/user.ts';
import type { OpportunityCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { findablePerson } from '#features/users/server/public/people.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isCaseOwner } from './public/case-owners.ts';
import { opportunities, opportunityTeam } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

type MayManage = Granted<'manageOpportunityRoles', OpportunityCaseContext>;

const memberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  title: users.title,
  role: opportunityTeam.role,
};

const place = (opportunityId: string, userId: string) =>
  and(eq(opportunityTeam.opportunityId, opportunityId), eq(opportunityTeam.userId, userId));

/** Writes to the case team of one opportunity. */
export const caseTeam = {
  /** Changes of one team take turns: two Case Owners who leave at once are not both let go. */
  async lockTeam(db: Queryable, opportunityId: string): Promise<void> {
    await db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(eq(opportunities.id, opportunityId))
      .for('no key update');
  },

  async member(db: Queryable, opportunityId: string, userId: string): Promise<TeamMember | null> {
    const [found] = await db
      .select(memberColumns)
      .from(opportunityTeam)
      .innerJoin(users, eq(users.id, opportunityTeam.userId))
      .where(place(opportunityId, userId));
    return found ?? null;
  },

  /** Whether somebody who can still sign in would be Case Owner without this one. */
  async hasOtherOwner(db: Queryable, opportunityId: string, userId: string): Promise<boolean> {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isCaseOwner(opportunityId), ne(users.id, userId)))
      .limit(1);
    return found.length > 0;
  },

  /** Whether whoever manages the team may find this person, and so bring them in. */
  async canAddMember(db: Queryable, { viewer }: MayManage, userId: string): Promise<boolean> {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), findablePerson(viewer, true)));
    return found.length > 0;
  },

  async put(
    db: Queryable,
    { subject }: MayManage,
    userId: string,
    role: OpportunityRole,
  ): Promise<void> {
    await db
      .insert(opportunityTeam)
      .values({ opportunityId: subject.opportunityId, userId, role })
      .onConflictDoUpdate({
        target: [opportunityTeam.opportunityId, opportunityTeam.userId],
        set: { role },
      });
  },

  async remove(db: Queryable, opportunityId: string, userId: string): Promise<void> {
    await db.delete(opportunityTeam).where(place(opportunityId, userId));
  },

  async nameOf(db: Queryable, opportunityId: string): Promise<string> {
    const [found] = await db
      .select({ name: opportunities.name })
      .from(opportunities)
      .where(eq(opportunities.id, opportunityId));
    return found?.name ?? '';
  },
};
