import { asc, eq } from 'drizzle-orm';
import type { AssignedSystemRole, SystemRole } from '#core/domain/authorization/system-role.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';

export function roleStore(database: Database) {
  return {
    /** The same for everybody: the list of roles is public. */
    list: (): Promise<SystemRole[]> =>
      database.select().from(systemRoles).orderBy(asc(systemRoles.id)),

    /** Null when there is no such user. Access is checked by the caller. */
    async ofUser(_viewer: Viewer, userId: string): Promise<AssignedSystemRole[] | null> {
      const found = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
      if (found.length === 0) return null;
      return database
        .select({
          id: systemRoles.id,
          name: systemRoles.name,
          description: systemRoles.description,
          assignedAt: userSystemRoles.createdAt,
        })
        .from(userSystemRoles)
        .innerJoin(systemRoles, eq(systemRoles.id, userSystemRoles.systemRoleId))
        .where(eq(userSystemRoles.userId, userId))
        .orderBy(asc(systemRoles.id));
    },
  };
}

export type RoleStore = ReturnType<typeof roleStore>;
