import { and, eq, sql } from 'drizzle-orm';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { administersCorporation } from '#core/server/authorization/administers-corporation.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { systemRoles, users, userSystemRoles } from '#core/server/tables/users.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { readablePerson } from '#features/people/users/server/shared/load-person.ts';
import { gather, type PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { userColumns } from '#features/people/users/server/shared/user-columns.ts';

/** System roles count for a verified address only, and are not shown otherwise. */
const rolesOf = (db: Queryable, userId: string) =>
  db
    .select({ name: systemRoles.name })
    .from(userSystemRoles)
    .innerJoin(systemRoles, eq(systemRoles.id, userSystemRoles.systemRoleId))
    .where(and(eq(userSystemRoles.userId, userId), isHeld));

/** @throws Refused `notFound` */
export async function loadProfile(
  tables: readonly PersonTables[],
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Profile> {
  const [user] = await db
    .select({
      ...userColumns,
      title: users.title,
      links: users.links,
      createdAt: users.createdAt,
      corporation: { id: corporations.id, name: corporations.name },
      isAdministrator: administersCorporation,
    })
    .from(users)
    .leftJoin(corporations, eq(corporations.id, users.corporationId))
    .where(and(eq(users.id, id), readablePerson(viewer)));
  if (!user) throw refused(refusals.notFound);
  const isUnverifiedSelf = user.authId === viewer.authId && viewer.verifiedEmail === null;
  const names = isUnverifiedSelf ? [] : (await rolesOf(db, id)).map(({ name }) => name);
  return {
    ...user,
    isFoundryUser: user.isFoundryUser && !isUnverifiedSelf,
    corporation: isUnverifiedSelf ? null : user.corporation,
    isAdministrator: user.isAdministrator && !isUnverifiedSelf,
    systemRoles: systemRoleNames.filter((name) => names.includes(name)),
    caseTeams: await gather(tables, ({ teams }) => teams?.(db, viewer, id)),
  };
}

export interface StoredChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly title?: string | null;
  readonly linkedin?: string | null;
  readonly links?: { label: string; url: string }[];
}

export const updateProfile = (db: Queryable, id: string, change: StoredChange): Promise<unknown> =>
  db
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, id));
