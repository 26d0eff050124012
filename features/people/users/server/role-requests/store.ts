import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { isFoundry, may } from '#core/domain/authorization/permissions.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users } from '#core/server/tables/users.ts';
import type * as endpoints from '#features/people/users/domain/role-requests/endpoints.ts';
import type { ReviewedRoleRequest } from '#features/people/users/domain/role-requests/role-request.ts';
import { permissionToAssign } from '#features/people/users/domain/roles/permission-to-assign.ts';
import { roleRequests } from '#features/people/users/server/role-request-tables.ts';

type ListQuery = z.output<typeof endpoints.list.query>;

const reviewers = alias(users, 'reviewers');

const person = (of: typeof users | typeof reviewers): SQL<ReviewedRoleRequest['requester']> =>
  sql`json_build_object('id', ${of.id}, 'firstName', ${of.firstName},
    'lastName', ${of.lastName}, 'email', ${of.email})`;

const columns = {
  id: roleRequests.id,
  requestedRole: roleRequests.role,
  message: roleRequests.message,
  status: roleRequests.status,
  createdAt: roleRequests.createdAt,
  reviewedAt: roleRequests.reviewedAt,
  requester: person(users),
  reviewedBy: sql<ReviewedRoleRequest['reviewedBy']>`case
    when ${reviewers.id} is not null then ${person(reviewers)} end`,
  note: roleRequests.note,
  endsAt: roleRequests.endsAt,
};

const keys: readonly SortKey[] = [
  { by: sql`${roleRequests.createdAt}`, type: 'timestamptz' },
  { by: sql`${roleRequests.id}`, type: 'uuid' },
];

const selectRequests = (db: Queryable) =>
  db
    .select({ row: jsonObject(columns), cursorKeys: keyColumn(keys) })
    .from(roleRequests)
    .innerJoin(users, eq(users.id, roleRequests.userId))
    .leftJoin(reviewers, eq(reviewers.id, roleRequests.reviewedBy));

/** The foundry sees all requests, everybody else their own. */
const visible = (viewer: Viewer, scope: ListQuery['scope'] = 'all') =>
  scope === 'all' && isFoundry(viewer) ? undefined : eq(roleRequests.userId, userIdOf(viewer));

/** Those that wait for the viewer: of the roles that they may give. The figure and the list are this. */
export const waitsFor = (viewer: Viewer) =>
  and(
    eq(roleRequests.status, 'PENDING'),
    inArray(
      roleRequests.role,
      systemRoleNames.filter((role) => may(viewer, permissionToAssign[role])),
    ),
  );

export async function listRoleRequests(db: Queryable, viewer: Viewer, query: ListQuery) {
  const { status, needsYou, scope, cursor, limit } = query;
  const rows = await selectRequests(db)
    .where(
      and(
        visible(viewer, scope),
        status === undefined ? undefined : eq(roleRequests.status, status),
        needsYou && waitsFor(viewer),
        afterCursor(cursor, keys, 'descending'),
      ),
    )
    .orderBy(...orderByKeys(keys, 'descending'))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** Null: there is none, or the viewer may not see it. */
export async function findRoleRequest(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ReviewedRoleRequest | null> {
  const [match] = await selectRequests(db).where(and(eq(roleRequests.id, id), visible(viewer)));
  return match?.row ?? null;
}

export async function countPending(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(roleRequests)
    .where(eq(roleRequests.status, 'PENDING'));
  return row?.pending ?? 0;
}
