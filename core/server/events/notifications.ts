import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mailOf } from '#core/domain/events/notification-channels.ts';
import type {
  AnyNotification,
  NotificationSubject,
} from '#core/domain/events/notification-entry.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notificationMutes, notifications } from '#core/server/tables/notifications.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';
import { users } from '#core/server/tables/users.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import { liveChannels } from './channels.ts';
import type { Recipients } from './effects.ts';

interface Notified extends Recipients {
  readonly kind: string;
  readonly entry: AnyNotification;
  /** The subject of the event that causes it. */
  readonly of: NotificationSubject;
}

/** The columns of a stored notification, without its user. */
export const storedNotification = (
  kind: string,
  entry: AnyNotification,
  values: unknown,
  of: NotificationSubject,
) => ({
  kind,
  values: values as Record<string, unknown>,
  about: entry.replaces?.(values as never) ?? null,
  ...(entry.subject?.(values as never) ?? of),
});

type Stored = ReturnType<typeof storedNotification>;

/** Those who have neither switched this kind off nor muted its subject, with when it is mailed. */
async function findReachable(
  db: Queryable,
  userIds: readonly string[],
  { subject, subjectId, kind, values }: Stored,
  { channel: usual = 'app', ignoresMute, isWeekly, isMailOnly }: AnyNotification,
) {
  const { userId, notificationChoices, mailFrequency, weeklyMail, timeZone, isActive } =
    userMetadata;
  const isMuted = sql<boolean>`exists (select from ${notificationMutes}
    where ${notificationMutes.userId} = ${users.id}
      and ${notificationMutes.subject} = ${subject}
      and ${notificationMutes.subjectId} = ${subjectId})`;
  const recipients = await db
    .select({
      id: users.id,
      channels: notificationChoices,
      mails: mailFrequency,
      weeklyMail,
      timeZone,
      isMuted,
    })
    .from(users)
    .leftJoin(userMetadata, and(eq(userId, users.id), isActive))
    .where(inArray(users.id, [...userIds]));
  const now = new Date();
  return recipients.flatMap(({ id, ...chosen }) => {
    const channel = chosen.channels?.[kind] ?? usual;
    if (channel === 'off' || (chosen.isMuted && !ignoresMute)) return [];
    const choices = {
      mails: chosen.mails ?? 'each',
      timeZone: chosen.timeZone ?? 'UTC',
      weeklyMail: chosen.weeklyMail ?? true,
    };
    const mail =
      channel === 'mail' ? mailOf(choices, isWeekly?.(values as never) ?? false, now) : null;
    if (isMailOnly && mail === null) return [];
    const mailDueAt = mail?.dueAt.toISOString() ?? null;
    return [{ userId: id, mailDueAt, isWeekly: mail?.isWeekly ?? false, isActive: !isMailOnly }];
  });
}

/** Deletes the unread notifications that this one replaces; returns when their mails were due. */
async function deleteReplaced(
  db: Queryable,
  userIds: readonly string[],
  { kind, about }: Pick<Stored, 'kind' | 'about'>,
) {
  if (about === null) return new Map<string, string | null>();
  const gone = await db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        eq(notifications.kind, kind),
        eq(notifications.about, about),
        isNull(notifications.readAt),
      ),
    )
    .returning({ userId: notifications.userId, mailDueAt: notifications.mailDueAt });
  return new Map(gone.map((row) => [row.userId, row.mailDueAt]));
}

/** Takes a notification away whose cause is gone before it was read. */
export async function withdrawNotifications(
  db: Queryable,
  {
    userId,
    kind,
    entry,
    values,
  }: {
    readonly userId: string;
    readonly kind: string;
    readonly entry: AnyNotification;
    readonly values: unknown;
  },
): Promise<void> {
  const about = entry.replaces?.(values as never) ?? null;
  const { notifications: channel } = liveChannels;
  const gone = await deleteReplaced(db, [userId], { kind, about });
  const messages = [...gone.keys()].map((payload) => ({ channel, payload }));
  await notifyAfterCommit(db, ...messages);
}

/**
 * Inserts notifications in the current transaction; returns the notified users. The actor is left
 * out, and who does not want to know.
 */
export async function insertNotifications(
  db: Queryable,
  { kind, entry, of, userIds, values }: Notified,
  actorId: string | null = null,
): Promise<string[]> {
  const but = entry.includesActor ? null : actorId;
  const concerned = [...new Set(userIds)].filter((id) => id !== but);
  if (concerned.length === 0) return [];
  const stored = storedNotification(kind, entry, values, of);
  const reachable = await findReachable(db, concerned, stored, entry);
  if (reachable.length === 0) return [];
  const notified = reachable.map(({ userId }) => userId);
  // A thing that changes again and again would otherwise put off its mail for ever.
  const before = await deleteReplaced(db, notified, stored);
  const rows = reachable.map(({ mailDueAt: due, ...of }) => ({
    ...stored,
    ...of,
    mailDueAt: due === null ? null : (before.get(of.userId) ?? due),
  }));
  await db.insert(notifications).values(rows);
  return notified;
}
