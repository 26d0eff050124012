import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/**
 * Photos of people, as WebP. They are a few kilobytes, so they are rows: removed with their person,
 * on every node, in every backup.
 */
export const userPhotos = pgTable('user_photos', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A part of the address, 128 random bits: who has it may see the photo. */
  version: text('version').notNull(),
  small: bytes('small').notNull(),
  medium: bytes('medium').notNull(),
  large: bytes('large').notNull(),
  updatedAt: updatedAt(),
});
