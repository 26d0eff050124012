import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';

/** Outbox of PostgreSQL notifications, sent after commit (see `core/platform/database/notifier.ts`). */
export const notifyOutbox = pgTable('notify_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  channel: text('channel').notNull(),
  payload: text('payload').notNull(),
});
