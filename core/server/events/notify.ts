import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '#core/domain/events/notification.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notifications } from '#core/server/tables/notifications.ts';

/** What people are told, and where it leads: a path inside the app. */
export interface NotificationContent {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body?: string | null;
  readonly link: string;
  /** Takes the place of what they were told of this kind about the same and have not read yet. */
  readonly isLatest?: boolean;
}

/** The channel on which every node hears whose notifications have changed. */
export const notificationsChannel = 'notifications_changed';

/** Tells people something, in the transaction in which it happens. Nobody is told what they did. */
export async function notify(
  db: Queryable,
  userIds: readonly string[],
  { isLatest = false, ...news }: NotificationContent,
  actorId: string | null,
): Promise<void> {
  const told = [...new Set(userIds)].filter((id) => id !== actorId);
  if (told.length === 0) return;
  if (isLatest) {
    await db
      .delete(notifications)
      .where(
        and(
          inArray(notifications.userId, told),
          eq(notifications.kind, news.kind),
          eq(notifications.link, news.link),
          isNull(notifications.readAt),
        ),
      );
  }
  await db.insert(notifications).values(told.map((userId) => ({ userId, ...news })));
  for (const userId of told) await publishNotificationChange(db, userId);
}

/** Lets every node hear, once this holds, that somebody's notifications have changed. */
export async function publishNotificationChange(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${notificationsChannel}, ${userId})`);
}
