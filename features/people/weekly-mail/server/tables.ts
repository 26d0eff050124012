import { pgTable } from 'drizzle-orm/pg-core';
import { momentOf, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/** When each person's weekly mail was last due; what is later is in the next one. */
export const weeklyMails = pgTable('weekly_mails', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  checkedAt: momentOf('checked_at'),
});
