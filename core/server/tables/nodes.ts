import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from './columns.ts';

/** The processes that serve this installation. */
export const nodes = pgTable('nodes', {
  id: uuid('id').primaryKey(),
  startedAt: momentOf('started_at'),
  /** By the database's clock. */
  beatAt: momentOf('beat_at'),
  /** What it reads, by the name of the thing; nothing where it has not said yet. */
  reads: jsonb('reads').$type<Readonly<Record<string, string>>>().notNull(),
});
