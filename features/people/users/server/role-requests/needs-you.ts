import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { personName } from '#core/domain/identity/names.ts';
import { users } from '#core/server/tables/users.ts';
import { linkToRoleRequests } from '#features/people/users/domain/links.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';
import { permissionToAssign } from '#features/people/users/domain/roles/permission-to-assign.ts';
import {
  partOf,
  sourceOf,
  type LoadPart,
} from '#features/people/needs-you/server/shared/source.ts';
import type { NeedsYouKind } from '#features/people/users/domain/role-requests/needs-you.ts';

/** Requests for the roles that the reader may give, in one line: they are decided on one screen. */
const requestsToDecide: LoadPart = async (db, { viewer }) => {
  const roles = systemRoleNames.filter((role) => may(viewer, permissionToAssign[role]));
  if (roles.length === 0) return { total: 0, lines: [] };
  const { id, role, status, createdAt } = roleRequests;
  const { firstName, lastName, email } = users;
  const rows = await db
    .select({
      role,
      at: createdAt,
      firstName,
      lastName,
      email,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(roleRequests)
    .innerJoin(users, eq(users.id, roleRequests.userId))
    .where(and(eq(status, 'PENDING'), inArray(role, roles)))
    .orderBy(asc(createdAt), id)
    .limit(1);
  return partOf(rows, (row) => ({
    id: 'roleRequests',
    count: row.total,
    name: row.total === 1 ? personName(row) : null,
    where: row.role,
    at: row.at,
    link: linkToRoleRequests,
  }));
};

const loaders: Readonly<Record<NeedsYouKind, LoadPart>> = {
  roleRequest: requestsToDecide,
};
export const needsYou = sourceOf(4, loaders);
