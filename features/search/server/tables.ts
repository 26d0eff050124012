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
import type { AlertFrequency } from '#features/saved-searches/domain/saved-search.ts';
import type { CompanyFilters } from '#features/search/domain/company-filters.ts';
import type { RebuildReason } from '#features/search/domain/rebuild.ts';
import { createdAt, id, instant, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * Companies that changed and that the index has not taken yet. A trigger on companies fills it, in
 * the transaction of the change, whoever writes.
 */
export const searchOutbox = pgTable(
  'search_outbox',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    companyId: uuid('company_id').notNull(),
    /** Changed together with many others, as by an import: what one person changed goes first. */
    isOneOfMany: boolean('is_one_of_many').notNull().default(false),
  },
  (table) => [
    index('search_outbox_in_turn').on(table.isOneOfMany, table.seq),
    index('search_outbox_company').on(table.companyId),
  ],
);

/**
 * Each time the index was made again from nothing, or is to be. At most one is open: whoever asks
 * meanwhile is asking for that one, and after a crash it is still there to be done.
 */
export const searchRebuilds = pgTable(
  'search_rebuilds',
  {
    id: id(),
    reason: text('reason').$type<RebuildReason>().notNull(),
    /** Null: nobody, the index had to be repaired. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the latest attempt. */
    begunAt: instant('begun_at'),
    attempts: integer('attempts').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** What went wrong at the latest attempt, in words for a person. */
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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<CompanyFilters>().notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    /** Where its owner is: alerts come in the morning there. */
    timeZone: text('time_zone').notNull(),
    /** When it is looked at next for an alert; null: never. */
    nextAlertAt: instant('next_alert_at'),
    /** What its owner knew when they looked last: what is not among them is new. */
    knownIds: uuid('known_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** False: it matched more than are remembered, and what was made later is new. */
    isKnownWhole: boolean('is_known_whole').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** What alerts have told of since then. */
    toldIds: uuid('told_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    toldAt: instant('told_at').notNull(),
    /** Taken away, and to be brought back for a while. */
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

/** What a person searched for, newest last; the same search again moves up. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<CompanyFilters>().notNull(),
    searchedAt: instant('searched_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('recent_searches_once').on(
      table.userId,
      sql`md5(${table.query} || ${table.filters}::text)`,
    ),
    index('recent_searches_user').on(table.userId, table.searchedAt),
  ],
);
