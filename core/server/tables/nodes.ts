import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from './columns.ts';

/** The processes that serve this installation. */
export const nodes = pgTable('nodes', {
  id: uuid('id').primaryKey(),
  startedAt: momentOf('started_at'),
  /** By the database's clock. */
  beatAt: momentOf('beat_at'),
  /** What it reads, by the name of the thing; nothing where it has not said yet. */
  reads: jsonb('reads').$type<Readonly<Record<string, string>>>().notNull(),
  /** By which whoever operates it recognises it. Empty, as is what follows, of a version that does not say. */
  name: text('name').notNull().default(''),
  version: text('version').notNull().default(''),
  /** The workers that work here for all nodes. */
  leads: text('leads').array().notNull().default([]),
  /** By which PostgreSQL shows its sessions; empty once they were ended, or where it does not say. */
  sessions: text('sessions').notNull().default(''),
});
