import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { RebuildReason } from '#features/directory/search/domain/rebuild.ts';
import {
  createdAt,
  id,
  instant,
  momentOf,
  partOf,
  updatedAt,
} from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * Outbox of changed companies that are not indexed yet. A trigger on companies fills it in the
 * transaction of the change.
 */
export const searchOutbox = pgTable(
  'search_outbox',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    companyId: uuid('company_id').notNull(),
    /** Part of a bulk change such as an import: single changes are indexed first. */
    isOneOfMany: boolean('is_one_of_many').notNull().default(false),
  },
  (table) => [
    index('search_outbox_in_turn').on(table.isOneOfMany, table.seq),
    index('search_outbox_company').on(table.companyId),
  ],
);

/**
 * Requested and finished rebuilds of the index. At most one is open: further requests join it, and
 * it survives a crash.
 */
export const searchRebuilds = pgTable(
  'search_rebuilds',
  {
    id: id(),
    reason: text('reason').$type<RebuildReason>().notNull(),
    /** Null: an automatic repair. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Start of the latest attempt. */
    begunAt: instant('begun_at'),
    attempts: integer('attempts').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Why the latest attempt failed, in words for a person. */
    problem: text('problem'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('search_rebuilds_one_open')
      .on(sql`(true)`)
      .where(sql`${table.finishedAt} is null`),
  ],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    name: text('name').notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<CompanyFilters>().notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** The owner's time zone: alerts are sent in the morning there. */
    timeZone: text('time_zone').notNull(),
    /** Time of the next alert; null: never. */
    nextAlertAt: instant('next_alert_at'),
    /** Matches at the owner's last visit: all others are new. */
    knownIds: uuid('known_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** False: there were more matches than are stored, and companies made later are new. */
    isKnownWhole: boolean('is_known_whole').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Matches that alerts have announced since then. */
    toldIds: uuid('told_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    toldAt: instant('told_at').notNull(),
    /** Deleted, and can be restored for a while. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('saved_searches_user').on(table.userId, table.name),
    index('saved_searches_due')
      .on(table.nextAlertAt)
      .where(sql`${table.nextAlertAt} is not null`),
  ],
);

/** A person's recent searches, newest last; a repeated one moves up. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<CompanyFilters>().notNull(),
    searchedAt: momentOf('searched_at'),
  },
  (table) => [
    uniqueIndex('recent_searches_once').on(
      table.userId,
      sql`md5(${table.query} || ${table.filters}::text)`,
    ),
    index('recent_searches_user').on(table.userId, table.searchedAt),
  ],
);
