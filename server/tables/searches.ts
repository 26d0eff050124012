import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AlertFrequency } from '#domain/saved-searches/saved-search.ts';
import type { CompanyFilters } from '#domain/search/search.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

/**
 * Companies that changed and that the index has not taken yet. A trigger on companies fills it, in
 * the transaction of the change, whoever writes.
 */
export const searchOutbox = pgTable('search_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  companyId: uuid('company_id').notNull(),
});

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
    /** What its owner knows already: an alert tells what is not among them. */
    knownIds: uuid('known_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Up to when it was looked at, by its owner or by an alert. */
    seenAt: instant('seen_at'),
    alertedAt: instant('alerted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('saved_searches_user').on(table.userId, table.name)],
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
