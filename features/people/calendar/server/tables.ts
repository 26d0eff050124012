import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * People whose deadlines a calendar reads. The token of their address is derived from the seed and the
 * server's secret, so that it can be shown again, and the database alone has none.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seed: text('seed').notNull(),
  createdAt: momentOf('created_at'),
});
