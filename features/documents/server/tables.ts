import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { collections } from '#features/collections/server/tables.ts';
import { createdAt, id, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/** A user's saved choices, one record each (decisions, "usermetadata"). */
export const userMetadata = pgTable('user_metadata', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  activeCollectionId: uuid('active_collection_id').references(() => collections.id, {
    onDelete: 'set null',
  }),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
