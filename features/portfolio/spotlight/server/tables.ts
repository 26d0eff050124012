import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  instant,
  momentOf,
  partOf,
  updatedAt,
} from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type {
  SpotlightBlock,
  SubjectKind,
} from '#features/portfolio/spotlight/domain/spotlight.ts';

/** What foundry writes. */
export const spotlightBlocks = pgTable('spotlight_blocks', {
  id: id(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  subjectKind: text('subject_kind').$type<SubjectKind>(),
  subjectId: uuid('subject_id'),
  fromAt: instant('from_at'),
  untilAt: instant('until_at'),
  /** Empty: for all. */
  corporationIds: uuid('corporation_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  isPublic: boolean('is_public').notNull().default(false),
  /** Incremented by every change; for optimistic concurrency. */
  version: integer('version').notNull().default(1),
  createdBy: uuid('created_by').references(() => users.id),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The places of blocks: of written ones by id, of automatic ones by kind. */
export const spotlightPlaces = pgTable('spotlight_places', {
  block: text('block').primaryKey(),
  place: integer('place').notNull(),
  /** An automatic block that is switched off. */
  isHidden: boolean('is_hidden').notNull().default(false),
});

/** Published and never changed. */
export const spotlightEditions = pgTable('spotlight_editions', {
  number: integer('number').primaryKey(),
  title: text('title').notNull(),
  publishedAt: momentOf('published_at'),
  publishedBy: uuid('published_by').references(() => users.id),
});

/** An edition as it is for the people of one corporation. */
export const spotlightEditionPages = pgTable(
  'spotlight_edition_pages',
  {
    number: integer('number')
      .notNull()
      .references(() => spotlightEditions.number, { onDelete: 'cascade' }),
    corporationId: partOf('corporation_id', () => corporations.id),
    blocks: jsonb('blocks').$type<SpotlightBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.corporationId] })],
);

/** Corporations whose Spotlight is on the web. */
export const spotlightPublications = pgTable('spotlight_publications', {
  corporationId: partOf('corporation_id', () => corporations.id).primaryKey(),
  createdAt: createdAt(),
});

/** When people were here. */
export const spotlightReaders = pgTable('spotlight_readers', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  visitedAt: instant('visited_at'),
  /** When the visit before began. */
  previousVisitAt: instant('previous_visit_at'),
});
