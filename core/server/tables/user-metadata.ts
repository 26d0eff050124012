import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  MailFrequency,
  NotificationChannel,
} from '#core/domain/events/notification-channels.ts';
import type { ViewMode } from '#core/domain/identity/view-mode.ts';
import type { Density, ShortcutChoice, Theme } from '#core/domain/preferences.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './users.ts';

/**
 * A user's saved choices, one record each (decision 98, "usermetadata"): the only place where they are
 * stored. Null: nothing chosen.
 */
export const userMetadata = pgTable('user_metadata', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  theme: text('theme').$type<Theme>(),
  density: text('density').$type<Density>(),
  shortcuts: text('shortcuts').$type<ShortcutChoice>(),
  locale: text('locale'),
  timeZone: text('time_zone'),
  /** By kind of notification; a kind that is missing has its own default. */
  notificationChoices: jsonb('notification_choices').$type<Record<string, NotificationChannel>>(),
  mailFrequency: text('mail_frequency').$type<MailFrequency>(),
  weeklyMail: boolean('weekly_mail'),
  /** `all`, or the id of a corporation. */
  activeCorporationId: text('active_corporation_id'),
  /** One that was deleted or is no longer shared is not shown: no reference keeps it. */
  activeCollectionId: uuid('active_collection_id'),
  viewMode: text('view_mode').$type<ViewMode>(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
