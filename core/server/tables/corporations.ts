import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf, updatedAt } from './columns.ts';

export const corporations = pgTable('corporations', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  introduction: text('introduction'),
  /** An IANA zone: its deadlines are meant in it, and its days end at midnight there. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** An address elsewhere, or the version of an uploaded one. */
  logoUrl: text('logo_url'),
  igniteEnabled: boolean('ignite_enabled').notNull().default(false),
  igniteConfig: jsonb('ignite_config').$type<Record<string, unknown>>(),
  /** False: deleted, with everything of it out of sight; it can be restored. */
  isActive: boolean('is_active').notNull().default(true),
  /** The domains and tenants that it gave up when it was deleted. Null: none. */
  released: jsonb('released').$type<{ domains: string[]; tenants: string[] }>(),
  /** Counts the changes of its settings. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Full domains whose verified addresses belong to a corporation. Compared exactly. */
export const corporationDomains = pgTable('corporation_domains', {
  domain: text('domain').primaryKey(),
  corporationId: partOf('corporation_id', () => corporations.id),
});

/**
 * Microsoft's tenants of a corporation. A tenant's owner can give its people any address, so it is
 * believed about the corporation's domains alone.
 */
export const corporationTenants = pgTable('corporation_tenants', {
  tenantId: text('tenant_id').primaryKey(),
  corporationId: partOf('corporation_id', () => corporations.id),
});

/** A scouting cycle of one corporation. */
export const cycles = pgTable(
  'cycles',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    name: text('name').notNull(),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    /** What happens when, in the order of the dates. */
    milestones: jsonb('milestones').$type<{ name: string; date: string }[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cycles_name').on(table.corporationId, table.name),
    index('cycles_end').on(table.endDate),
  ],
);
