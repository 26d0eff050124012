import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { createdAt, id, instant, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import type { RoleRequestStatus } from '#features/people/users/domain/role-requests/role-request.ts';

/** Who asked for a system role, and what became of it. Decided ones stay. */
export const roleRequests = pgTable(
  'role_requests',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    role: text('role').$type<SystemRoleName>().notNull(),
    message: text('message'),
    status: text('status').$type<RoleRequestStatus>().notNull().default('PENDING'),
    createdAt: createdAt(),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => users.id),
    note: text('note'),
    endsAt: instant('ends_at'),
  },
  (table) => [
    uniqueIndex('role_requests_open')
      .on(table.userId, table.role)
      .where(sql`${table.status} = 'PENDING'`),
    index('role_requests_user').on(table.userId, table.createdAt),
    index('role_requests_status').on(table.status, table.createdAt),
  ],
);
