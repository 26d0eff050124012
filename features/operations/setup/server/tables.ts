import { integer, pgTable, text } from 'drizzle-orm/pg-core';

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
