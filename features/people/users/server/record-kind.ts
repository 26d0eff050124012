import { eq, sql } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { users } from '#core/server/tables/users.ts';
import { areTeammates } from '#features/people/users/server/shared/teammates.ts';
import { readablePerson } from '#features/people/users/server/shared/load-person.ts';

export const person: AccessThing = {
  table: users,
  id: users.id,
  name: sql<string>`coalesce(
    nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
  // Accounts that were disabled are administration's alone.
  visible: (viewer) => (isFoundry(viewer) ? undefined : readablePerson(viewer)),
  facts: (db, id, userId) =>
    db
      .select({
        corporationId: users.corporationId,
        authId: users.authId,
        isTeammate: areTeammates(sql`${id}::uuid`, sql`${userId}::uuid`),
      })
      .from(users)
      .where(eq(users.id, id)),
};
