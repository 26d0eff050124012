import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf, updatedAt } from './columns.ts';
import { users } from './users.ts';

/** A notification of one person. Its text and link are rendered from its values on reading. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    kind: text('kind').notNull(),
    /** Null: a row from before values existed, stored with its text. */
    values: jsonb('values').$type<Record<string, unknown>>(),
    /** Replacement key: a newer notification of the same kind and key replaces an unread one. */
    about: text('about'),
    /** The thing that it is about: lists group by it, and people mute it. Null: older rows. */
    subject: text('subject'),
    subjectId: text('subject_id'),
    title: text('title'),
    body: text('body'),
    link: text('link'),
    readAt: instant('read_at'),
    /** False: taken away by its reader (section 3, "soft delete"). */
    isActive: boolean('is_active').notNull().default(true),
    /** When its mail may be sent. Null: it has none, or it was queued, or read before. */
    mailDueAt: instant('mail_due_at'),
    /** Its mail is the weekly one. */
    isWeekly: boolean('is_weekly').notNull().default(false),
    /** The queued mail that contains it. */
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_mail_due')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} is not null`),
  ],
);

/** Things that a person is no longer notified of. */
export const notificationMutes = pgTable(
  'notification_mutes',
  {
    userId: partOf('user_id', () => users.id),
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject, table.subjectId] })],
);
