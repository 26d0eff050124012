import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * What the code of the first account is derived from, together with the server's secret: every node and
 * the command line know the code, and the database alone does not. One row at most.
 */
export const setupCodes = pgTable('setup_codes', {
  id: integer('id').primaryKey().default(1),
  seed: text('seed').notNull(),
  /** Codes that were wrong. */
  tries: integer('tries').notNull().default(0),
});

/** Who does not want to see the checklist of a new installation any more. */
export const checklistDismissals = pgTable('checklist_dismissals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: momentOf('at'),
});
