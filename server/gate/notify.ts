import { sql } from 'drizzle-orm';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { notifications } from '#server/tables/notifications.ts';

/** What people are told, and where it leads: a path inside the app. */
export interface News {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body?: string | null;
  readonly link: string;
}

/** The channel on which every node hears whose notifications have changed. */
export const notificationsChannel = 'notifications_changed';

/** Tells people something, in the transaction in which it happens. Nobody is told what they did. */
export async function notify(
  db: Queryable,
  userIds: readonly string[],
  news: News,
  actorId: string | null,
): Promise<void> {
  const told = [...new Set(userIds)].filter((id) => id !== actorId);
  if (told.length === 0) return;
  await db.insert(notifications).values(told.map((userId) => ({ userId, ...news })));
  for (const userId of told) {
    await db.execute(sql`select pg_notify(${notificationsChannel}, ${userId})`);
  }
}
