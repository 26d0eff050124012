import { asc, eq, sql } from 'drizzle-orm';
import { personName } from '#core/domain/identity/names.ts';
import { users } from '#core/server/tables/users.ts';
import { linkToOwnDecisions } from '#features/people/users/domain/links.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';
import {
  partOf,
  sourceOf,
  type LoadPart,
} from '#features/people/needs-you/server/shared/source.ts';
import type { NeedsYouKind } from '#features/people/users/domain/role-requests/needs-you.ts';
import { waitsFor } from './store.ts';

/** Requests for the roles that the reader may give, in one line: they are decided on one screen. */
const requestsToDecide: LoadPart = async (db, { viewer }) => {
  const { id, role, createdAt } = roleRequests;
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
    .where(waitsFor(viewer))
    .orderBy(asc(createdAt), id)
    .limit(1);
  return partOf(rows, (row) => ({
    id: 'roleRequests',
    count: row.total,
    name: row.total === 1 ? personName(row) : null,
    where: row.role,
    at: row.at,
    link: linkToOwnDecisions,
  }));
};

const loaders: Readonly<Record<NeedsYouKind, LoadPart>> = {
  roleRequest: requestsToDecide,
};
export const needsYou = sourceOf(4, loaders);
