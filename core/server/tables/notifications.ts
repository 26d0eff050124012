import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** What one person is notified of. Its words and its link are made from its values when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Null: it was written with its words, before there were values. */
    values: jsonb('values').$type<Record<string, unknown>>(),
    /** What it is the latest of: a newer one of its kind takes its place while it is unread. */
    about: text('about'),
    title: text('title'),
    body: text('body'),
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
);
