import { sql, type SQL } from 'drizzle-orm';
import type { SystemRole } from '#core/domain/authorization/system-role.ts';
import type { UserWithRoles } from '#core/domain/identity/user.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';

/** Qualified: drizzle leaves the table's name out where a query has one table. */
const userId = sql`${users}.${sql.identifier(users.id.name)}`;

const heldRoles = <Role>(...further: readonly SQL[]): SQL<Role[]> => sql<Role[]>`coalesce((
  select json_agg(json_build_object(${sql.join(
    [
      sql`'id', r.id, 'name', r.name, 'description', r.description`,
      sql`'createdAt', ${isoText(sql`r.created_at`)}, 'updatedAt', ${isoText(sql`r.updated_at`)}`,
      ...further,
    ],
    sql`, `,
  )}) order by r.id)
  from ${userSystemRoles} join ${systemRoles} r on r.id = ${userSystemRoles.systemRoleId}
  where ${userSystemRoles.userId} = ${userId} and ${isHeld}), '[]'::json)`;

/** Section 3, "User with roles (administration list)". */
export const userWithRolesColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  isFoundryUser: users.isFoundryUser,
  title: users.title,
  linkedin: users.linkedin,
  photoUrl: users.photoUrl,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  lastSignInAt: users.lastSignInAt,
  lastLoginIp: users.lastLoginIp,
  metadata: sql<UserWithRoles['metadata']>`case
    when ${users.browserType} is not null or ${users.deviceType} is not null
    then json_build_object('browserType', ${users.browserType}, 'deviceType', ${users.deviceType})
  end`,
  systemRoles: heldRoles<SystemRole>(),
};

export const rolesWithEnd = heldRoles<SystemRole & { endsAt: string | null }>(
  sql`'endsAt', ${isoText(userSystemRoles.endsAt)}`,
);

/** People who have deleted their account are nobody any more (`formerAddress`). */
export const isSomebody = sql`(${users.authId} is not null or ${users.email} not like 'former-%@former.invalid')`;
