import { sql } from 'drizzle-orm';
import { check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, partOf } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * Who agreed that their private things are in exports of their corporation, and who was asked. A trigger
 * of `users` ends a consent when its person changes the corporation, whatever moves them.
 */
export const exportConsents = pgTable(
  'export_consents',
  {
    userId: partOf('user_id', () => users.id).primaryKey(),
    /** What was agreed to; null: nothing. */
    corporationId: uuid('corporation_id').references(() => corporations.id),
    agreedAt: instant('agreed_at'),
    /** Of the last time. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    check(
      'export_consents_agreed',
      sql`(${table.corporationId} is null) = (${table.agreedAt} is null)`,
    ),
  ],
);
