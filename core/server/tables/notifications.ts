import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#core/domain/events/notification.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** What one person is told. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    title: text('title').notNull(),
    body: text('body'),
    /** Where it leads to: a path inside the app. */
    link: text('link').notNull(),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
);
