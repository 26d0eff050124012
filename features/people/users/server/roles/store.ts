import { and, asc, eq, gt } from 'drizzle-orm';
import type { AssignedSystemRole, SystemRole } from '#core/domain/authorization/system-role.ts';
import type { UserWithRoles } from '#core/domain/identity/user.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import { isSomebody, userWithRolesColumns } from '#features/people/users/server/user-with-roles.ts';

type UserPage = readonly UserWithRoles[];

/** Everybody in pages: one is held at a time, whatever their number. */
async function* everybodyIn(database: Database): AsyncGenerator<UserPage> {
  for (let after: string | null = null; ;) {
    const page = await database
      .select({ row: jsonObject(userWithRolesColumns) })
      .from(users)
      .where(and(isSomebody, after === null ? undefined : gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(userLimits.streamedAtOnce);
    yield page.map(({ row }) => row);
    after = page.at(-1)?.row.id ?? null;
    if (page.length < userLimits.streamedAtOnce) return;
  }
}

export function roleStore(database: Database) {
  return {
    /** Access is checked by the caller. */
    everybody: (_viewer: Viewer): AsyncIterable<UserPage> => everybodyIn(database),

    /** The same for everybody: the list of roles is public. */
    list: (): Promise<SystemRole[]> =>
      database.select().from(systemRoles).orderBy(asc(systemRoles.id)),

    /** Null when there is no such user. Access is checked by the caller. */
    async ofUser(_viewer: Viewer, userId: string): Promise<AssignedSystemRole[] | null> {
      const [user] = await database
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId));
      if (!user) return null;
      return database
        .select({
          id: systemRoles.id,
          name: systemRoles.name,
          description: systemRoles.description,
          assignedAt: userSystemRoles.createdAt,
        })
        .from(userSystemRoles)
        .innerJoin(systemRoles, eq(systemRoles.id, userSystemRoles.systemRoleId))
        .where(and(eq(userSystemRoles.userId, userId), isHeld))
        .orderBy(asc(systemRoles.id));
    },
  };
}

export type RoleStore = ReturnType<typeof roleStore>;
