import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AnyNotification } from '#core/domain/events/notification-entry.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import type { Recipients } from './effects.ts';

interface Notified extends Recipients {
  readonly kind: string;
  readonly entry: AnyNotification;
}

/** The columns of a stored notification, without its user. */
export const storedNotification = (kind: string, entry: AnyNotification, values: unknown) => ({
  kind,
  values: values as Record<string, unknown>,
  about: entry.replaces?.(values as never) ?? null,
});

/**
 * Inserts notifications in the current transaction; returns the notified users. The actor is left
 * out.
 */
export async function insertNotifications(
  db: Queryable,
  { kind, entry, userIds, values }: Notified,
  actorId: string | null = null,
): Promise<string[]> {
  const but = entry.includesActor ? null : actorId;
  const notified = [...new Set(userIds)].filter((id) => id !== but);
  if (notified.length === 0) return [];
  const stored = storedNotification(kind, entry, values);
  if (stored.about !== null) {
    await db
      .delete(notifications)
      .where(
        and(
          inArray(notifications.userId, notified),
          eq(notifications.kind, kind),
          eq(notifications.about, stored.about),
          isNull(notifications.readAt),
        ),
      );
  }
  await db.insert(notifications).values(notified.map((userId) => ({ userId, ...stored })));
  return notified;
}
