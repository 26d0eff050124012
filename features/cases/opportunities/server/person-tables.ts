import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { permissions } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { caseOwnersByOpportunity } from '#features/cases/opportunities/server/shared/case-owners.ts';
import { eachCase, roleShown } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import type { ProfileTeam } from '#features/people/users/domain/profile.ts';
import { own } from '#features/people/users/server/shared/person-references.ts';
import type {
  MergedPair,
  PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';
import { opportunities, opportunityTeam } from './tables.ts';

/** The case teams of a person whose members this viewer may see (section 6, "view team"). */
function caseTeamsOf(db: Queryable, viewer: Viewer, userId: string): Promise<ProfileTeam[]> {
  const scope = visibilityScopeOf(viewer);
  return db
    .select({
      opportunity: { id: opportunities.id, name: opportunities.name },
      corporation: { id: corporations.id, name: corporations.name },
      role: roleShown,
    })
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(
        eq(opportunityTeam.userId, userId),
        visibleOpportunity(scope),
        visibleRows('opportunity', scope, eachCase, permissions.viewTeam.heldBy),
      ),
    )
    .orderBy(desc(opportunityTeam.createdAt), opportunities.id);
}

/** Opportunities of which the person is Case Owner; locked as the changes of their teams are. */
async function ownedOpportunities(db: Queryable, userId: string, isForUpdate: boolean) {
  const query = db
    .select({ id: opportunities.id, name: opportunities.name })
    .from(opportunities)
    .innerJoin(opportunityTeam, eq(opportunityTeam.opportunityId, opportunities.id))
    .where(
      and(
        eq(opportunityTeam.userId, userId),
        eq(opportunityTeam.role, 'Case Owner'),
        opportunities.isActive,
      ),
    )
    .orderBy(asc(opportunities.id));
  return isForUpdate ? query.for('no key update', { of: opportunities }) : query;
}

/** Opportunities that would be left without a Case Owner. */
async function lastOwnedBy(
  db: Queryable,
  userId: string,
  isForUpdate: boolean,
): Promise<{ id: string; name: string }[]> {
  const owned = await ownedOpportunities(db, userId, isForUpdate);
  const owners = await caseOwnersByOpportunity(
    db,
    owned.map(({ id }) => id),
  );
  return owned.filter(({ id }) => owners.get(id)?.every((owner) => owner === userId));
}

/** Of two roles the stronger one stays; a role without a strength does not compile. */
const strengths: Readonly<Record<OpportunityRole, number>> = {
  Observer: 1,
  Analyst: 2,
  'Case Team Member': 3,
  'Foundry Champion': 4,
  Support: 5,
  'Business Developer': 6,
  'Case Owner': 7,
};
const strength = `case row.role ${Object.entries(strengths)
  .map(([role, rank]) => `when '${role}' then ${rank}`)
  .join(' ')} end`;

/** Whether somebody with this role may do more than with the other one. */
const isStronger = (role: OpportunityRole, other: OpportunityRole): boolean =>
  strengths[role] > strengths[other];

/** The roles that the target would have on case teams of the source, as far as it has them not yet. */
async function gainedCaseRoles(db: Queryable, { sourceId, targetId }: MergedPair) {
  const rows = await db
    .select({
      opportunity: { id: opportunities.id, name: opportunities.name },
      corporation: { id: corporations.id, name: corporations.name },
      role: opportunityTeam.role,
      before: sql<(typeof opportunityTeam.$inferSelect)['role'] | null>`(
        select known.role from opportunity_team known
        where known.opportunity_id = ${opportunities.id} and known.user_id = ${targetId}::uuid)`,
    })
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunityTeam.userId, sourceId), opportunities.isActive))
    .orderBy(asc(opportunities.name), asc(opportunities.id));
  return rows.filter(({ role, before }) => before === null || isStronger(role, before));
}

export const personTables: PersonTables = {
  references: {
    'opportunity_team.user_id': own({
      part: 'caseTeams',
      does: 'move',
      same: ['row.opportunity_id'],
      stays: 'stronger',
      rank: strength,
    }),
  },
  teams: caseTeamsOf,
  merge: { caseRoles: gainedCaseRoles },
  deletion: { lastOwnerOf: lastOwnedBy },
};
