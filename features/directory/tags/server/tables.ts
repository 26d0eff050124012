import { type AnyPgColumn, index, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '#core/server/tables/columns.ts';

/** A tag of companies in its one spelling. */
export const tags = pgTable(
  'tags',
  {
    /** What its spellings have in common: see `tagKey`. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The tag that it is a synonym of, which is none itself. */
    synonymOf: text('synonym_of').references((): AnyPgColumn => tags.id),
    updatedAt: updatedAt(),
  },
  (table) => [index('tags_synonyms').on(table.synonymOf)],
);

/** The spellings of tags that sources use. */
export const tagSpellings = pgTable(
  'tag_spellings',
  {
    spelling: text('spelling').primaryKey(),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (table) => [index('tag_spellings_tag').on(table.tagId)],
);
