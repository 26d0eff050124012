import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import type { ResourceKind } from '#features/people/users/domain/access/resource.ts';
import type { Subject } from '#features/people/users/domain/access/explain-access.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';

/** The roles of the person on a case. */
const rolesOn = (opportunityId: unknown, userId: string) => sql<string[]>`array(
  select ${opportunityTeam.role} from ${opportunityTeam}
  where ${opportunityTeam.opportunityId} = ${opportunityId}
    and ${opportunityTeam.userId} = ${userId}::uuid)`;

/** The facts of a thing for this person, whoever asks: that they see it was made sure of. */
const facts = {
  async corporation(db: Queryable, id: string, userId: string) {
    const roles = rolesInCorporation(sql`${userId}::uuid`, sql`${id}::uuid`);
    const { rows } = await db.execute<{ roles: string[] }>(sql`select ${roles} as roles`);
    return rows.map((row) => ({ id, roles: row.roles }));
  },

  opportunity: (db: Queryable, id: string, userId: string) =>
    db
      .select({
        corporationId: opportunities.corporationId,
        roles: rolesOn(opportunities.id, userId),
      })
      .from(opportunities)
      .where(eq(opportunities.id, id)),

  project: (db: Queryable, id: string, userId: string) =>
    db
      .select({
        corporationId: projects.corporationId,
        ownerAuthId: users.authId,
        roles: rolesOn(projects.opportunityId, userId),
      })
      .from(projects)
      .leftJoin(users, eq(users.id, projects.ownerId))
      .where(eq(projects.id, id)),

  radar: (db: Queryable, id: string, _userId: string) =>
    db
      .select({
        corporationId: radars.corporationId,
        isPublic: radars.isPublic,
        editorAuthIds: sql<(string | null)[]>`array(
          select users.auth_id from radar_editors join users on users.id = radar_editors.user_id
          where radar_editors.radar_id = ${radars}.id)`,
      })
      .from(radars)
      .where(eq(radars.id, id)),

  collection: (db: Queryable, id: string, _userId: string) =>
    db
      .select({ userId: collections.userId, sharedToUsers: collections.sharedToUsers })
      .from(collections)
      .where(eq(collections.id, id)),

  person: (db: Queryable, id: string, userId: string) =>
    db
      .select({
        corporationId: users.corporationId,
        authId: users.authId,
        isTeammate: sql<boolean>`exists (
          select from opportunity_team theirs
          join opportunity_team mine on mine.opportunity_id = theirs.opportunity_id
          join ${opportunities} on ${opportunities.id} = theirs.opportunity_id
          where theirs.user_id = ${id}::uuid and mine.user_id = ${userId}::uuid
            and ${opportunities.isActive})`,
      })
      .from(users)
      .where(and(eq(users.id, id))),
} satisfies Record<
  Exclude<ResourceKind, 'product'>,
  (db: Queryable, id: string, userId: string) => PromiseLike<unknown[]>
>;

/** @throws Refused `notFound` */
export async function loadSubject(
  db: Queryable,
  kind: ResourceKind,
  id: string,
  userId: string,
): Promise<Subject> {
  if (kind === 'product') return { kind, facts: undefined };
  const [found] = await facts[kind](db, id, userId);
  if (!found) throw refused(refusals.notFound);
  return { kind, facts: found } as Subject;
}
