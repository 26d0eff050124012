import { eq, sql } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import type { NamedKind } from '#core/server/record-kind.ts';
import { isFoundry } from '#core/domain/authorization/permissions.ts';
import { users } from '#core/server/tables/users.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
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

/** Of an account that was merged into another one: the name of that one. */
const nameMergedInto = sql`(
  select concat_ws(' ', target.first_name, target.last_name) || ' (former account)'
  from ${mergedAccounts} join ${users} target on target.id = ${mergedAccounts.intoId}
  where ${mergedAccounts.userId} = ${users}.id)`;

export const account: NamedKind = {
  table: users,
  id: users.id,
  name: sql<string>`coalesce(${nameMergedInto},
    concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
};
