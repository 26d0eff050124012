import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** A notification of one person. Its text and link are rendered from its values on reading. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Null: a row from before values existed, stored with its text. */
    values: jsonb('values').$type<Record<string, unknown>>(),
    /** Replacement key: a newer notification of the same kind and key replaces an unread one. */
    about: text('about'),
    title: text('title'),
    body: text('body'),
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt)],
);
