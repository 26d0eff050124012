import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { id, momentOf, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { savedSearches } from '#features/directory/search/server/tables.ts';

/** What people have pinned: a column for each kind, so that a pin goes with what it names. */
export const pins = pgTable(
  'pins',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, {
      onDelete: 'cascade',
    }),
    position: integer('position').notNull(),
    /** When its owner last opened the collection. */
    seenAt: momentOf('seen_at'),
  },
  (table) => [
    check('pins_one_kind', sql`num_nonnulls(${table.collectionId}, ${table.savedSearchId}) = 1`),
    unique('pins_collection').on(table.collectionId, table.userId),
    unique('pins_saved_search').on(table.savedSearchId, table.userId),
    index('pins_user').on(table.userId, table.position),
  ],
);
