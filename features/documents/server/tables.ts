import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ViewMode } from '#core/domain/identity/view-mode.ts';
import type { Density, Theme } from '#core/domain/preferences.ts';
import type { NotificationChoices } from '#features/documents/domain/user-metadata.ts';
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
  theme: text('theme').$type<Theme>(),
  density: text('density').$type<Density>(),
  locale: text('locale'),
  timeZone: text('time_zone'),
  notificationChoices: jsonb('notification_choices').$type<NotificationChoices>(),
  /** `all`, or the id of a corporation. */
  activeCorporationId: text('active_corporation_id'),
  activeCollectionId: uuid('active_collection_id').references(() => collections.id, {
    onDelete: 'set null',
  }),
  viewMode: text('view_mode').$type<ViewMode>(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
