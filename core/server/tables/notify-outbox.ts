import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Notifications of PostgreSQL that the transaction which wrote them does not send itself (see
 * `core/platform/database/notifier.ts`). Unlogged: after a crash every subscriber reads everything again.
 */
export const notifyOutbox = pgTable('notify_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  channel: text('channel').notNull(),
  payload: text('payload').notNull(),
});
