import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';

/** Uploaded logos, as WebP of a few kilobytes. Their version is the corporation's `logoUrl`. */
export const corporationLogos = pgTable('corporation_logos', {
  corporationId: uuid('corporation_id')
    .primaryKey()
    .references(() => corporations.id, { onDelete: 'cascade' }),
  image: bytes('image').notNull(),
});
