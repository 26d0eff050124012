import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { AnyNotification } from '#core/domain/events/notification-entry.ts';
import {
  mailOf,
  type MailChoices,
  type NotificationChannel,
} from '#core/domain/events/notification-channels.ts';
import { notificationEvents } from '#features/people/notifications/domain/events.ts';
import type { NotificationSettingsChange } from '#features/people/notifications/domain/settings.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refusedField } from '#core/platform/http/refused.ts';
import { emit } from '#core/server/events/emit.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';
import { storeUserMetadata } from '#core/server/user-metadata.ts';

interface ChosenSettings extends MailChoices {
  readonly channels: Readonly<Record<string, NotificationChannel>>;
}

const unchosen: ChosenSettings = {
  channels: {},
  mails: 'each',
  timeZone: 'UTC',
  weeklyMail: true,
};

const chosenOf = ({
  notificationChoices,
  mailFrequency,
  timeZone,
  weeklyMail,
}: Pick<
  typeof userMetadata.$inferSelect,
  'notificationChoices' | 'mailFrequency' | 'timeZone' | 'weeklyMail'
>): ChosenSettings => ({
  channels: notificationChoices ?? unchosen.channels,
  mails: mailFrequency ?? unchosen.mails,
  timeZone: timeZone ?? unchosen.timeZone,
  weeklyMail: weeklyMail ?? unchosen.weeklyMail,
});

/** What a person chose; they are stored with the other choices (decision 98, "usermetadata"). */
export async function findSettings(db: Queryable, userId: string | null): Promise<ChosenSettings> {
  if (userId === null) return unchosen;
  const [metadata] = await db
    .select()
    .from(userMetadata)
    .where(and(eq(userMetadata.userId, userId), userMetadata.isActive));
  return metadata ? chosenOf(metadata) : unchosen;
}

const usualChannel = (kind: AnyNotification | undefined): NotificationChannel =>
  kind?.channel ?? 'app';

/** The channel of a kind: the chosen one, else that of the kind. */
export const channelOf = (
  { notifications: kinds }: EventCatalogue,
  { channels }: Pick<ChosenSettings, 'channels'>,
  kind: string,
): NotificationChannel => channels[kind] ?? usualChannel(kinds.get(kind));

/** Refuses a kind that no feature notifies of. */
export function assertKind(catalogue: EventCatalogue, kind: string, field: string): void {
  const isKnown = catalogue.notifications.has(kind);
  if (!isKnown) throw refusedField(field, 'There is no such kind of notification.');
}

/** The kinds that occur, with their channels. */
export const channelsOf = (catalogue: EventCatalogue, settings: ChosenSettings) =>
  [...catalogue.notifications]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, entry]) => ({
      kind,
      channel: channelOf(catalogue, settings, kind),
      usual: usualChannel(entry),
      isMailOnly: entry.isMailOnly ?? false,
    }));

/** Whether the mail of a stored notification is the weekly one. */
function isWeeklyOf({ notifications: kinds }: EventCatalogue, kind: string, values: unknown) {
  const entry = kinds.get(kind);
  const parsed = entry?.isWeekly && z.safeParse(entry.values, values);
  return parsed?.success === true && entry?.isWeekly?.(parsed.data as never) === true;
}

/** Unread notifications whose mail is still to come get the time that the settings now give. */
export async function rescheduleMails(
  db: Queryable,
  catalogue: EventCatalogue,
  userId: string,
  settings: ChosenSettings,
): Promise<void> {
  const pending = await db
    .select({ id: notifications.id, kind: notifications.kind, values: notifications.values })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailDueAt)))
    .for('update');
  const now = new Date();
  const byMail = Map.groupBy(pending, ({ kind, values }) => {
    if (channelOf(catalogue, settings, kind) !== 'mail') return 'none';
    return isWeeklyOf(catalogue, kind, values) || settings.mails === 'weekly' ? 'weekly' : 'own';
  });
  for (const [which, some] of byMail) {
    const mail = which === 'none' ? null : mailOf(settings, which === 'weekly', now);
    const ids = some.map(({ id }) => id);
    await db
      .update(notifications)
      .set({ mailDueAt: mail?.dueAt.toISOString() ?? null, isWeekly: mail?.isWeekly ?? false })
      .where(inArray(notifications.id, ids));
  }
}

/** Merges a change into the stored settings. */
export async function changeSettings(
  db: Queryable,
  catalogue: EventCatalogue,
  userId: string,
  { channels = [], mails, weeklyMail, timeZone }: NotificationSettingsChange,
): Promise<void> {
  const choices: Record<string, NotificationChannel> = Object.fromEntries(
    channels.map(({ kind, channel }) => [kind, channel]),
  );
  const stored = await storeUserMetadata(
    db,
    userId,
    {
      ...(channels.length > 0 && { notificationChoices: choices }),
      ...(mails && { mailFrequency: mails }),
      ...(weeklyMail !== undefined && { weeklyMail }),
      ...(timeZone !== undefined && { timeZone }),
    },
    { mergesChoices: channels.length > 0 },
  );
  await emit(db, notificationEvents['notificationSettings.changed'], { userId });
  await rescheduleMails(db, catalogue, userId, chosenOf(stored));
}

/** The newest unread or read notification about a thing, for its name. */
export async function findNewestAbout(
  db: Queryable,
  userId: string,
  { subject, subjectId }: { readonly subject: string; readonly subjectId: string },
) {
  const [notification] = await db
    .select({ kind: notifications.kind, values: notifications.values })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.subject, subject),
        eq(notifications.subjectId, subjectId),
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(1);
  return notification ?? null;
}

/** Mails that waited too long for a mail server are not sent any more. The weekly one sees to its own. */
export const forgetOldMails = (db: Queryable, before: Date): Promise<unknown> =>
  db
    .update(notifications)
    .set({ mailDueAt: null })
    .where(
      and(
        isNull(notifications.mailId),
        eq(notifications.isWeekly, false),
        sql`${notifications.mailDueAt} < ${before.toISOString()}`,
      ),
    );
