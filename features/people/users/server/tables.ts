import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentOf, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * Accounts that were merged into another one of the same person. The record of the person stays, since
 * the audit log names it, without anything of the person.
 */
export const mergedAccounts = pgTable(
  'merged_accounts',
  {
    userId: partOf('user_id', () => users.id).primaryKey(),
    intoId: partOf('into_id', () => users.id),
    /** What identified it, so that a later deletion of the person finds it in texts. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    authId: text('auth_id'),
    mergedBy: uuid('merged_by').references(() => users.id),
    /** How many rows were moved, by part. */
    moved: jsonb('moved').$type<Record<string, number>>().notNull(),
    at: momentOf('at'),
  },
  (table) => [index('merged_accounts_into').on(table.intoId)],
);
