import { and, eq, lte } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { linkToUnsubscribe } from '#features/people/notifications/domain/links.ts';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import {
  digestMail,
  singleMail,
  type NotificationMail,
} from '#features/people/notifications/domain/mail-text.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { channelOf, findSettings } from './settings.ts';
import { textOfStored } from './shown.ts';
import { findRecipient, queueNotificationMail, takePending } from './notification-mail-queue.ts';
import type { UnsubscribeKeys } from './unsubscribe-key.ts';

export interface MailComposer {
  readonly catalogue: EventCatalogue;
  readonly keys: UnsubscribeKeys;
  readonly publicUrl: string;
  readonly productName: string;
  /** How long a mail waits for its notification to be read in the app. */
  readonly delayMs: number;
}

/** Those of the weekly mail wait for it. */
const isDue = ({ delayMs }: Pick<MailComposer, 'delayMs'>, now: Date) =>
  and(
    lte(notifications.mailDueAt, new Date(now.getTime() - delayMs).toISOString()),
    eq(notifications.isWeekly, false),
  );

/** Queues the mails of one person's due notifications, in one transaction with their being taken. */
async function composeFor(
  tx: Queryable,
  userId: string,
  composer: MailComposer,
  now: Date,
): Promise<number> {
  const { catalogue, keys, publicUrl, productName } = composer;
  const due = await takePending(tx, userId, isDue(composer, now));
  const recipient = await findRecipient(tx, userId);
  const settings = await findSettings(tx, userId);
  const { mails: frequency } = settings;
  if (recipient === null || frequency === 'off') return 0;
  const items = due.filter(({ kind }) => channelOf(catalogue, settings, kind) === 'mail');

  const to = (kind: string | null) => ({
    publicUrl,
    productName,
    firstName: recipient.firstName,
    unsubscribe: `${publicUrl}${linkToUnsubscribe(keys.keyOf({ userId, kind }))}`,
  });
  const queue = (mail: NotificationMail, ids: readonly string[]) =>
    queueNotificationMail(tx, recipient.email, mail, ids);

  const texts = items.map((one) => ({
    ...textOfStored(catalogue, one),
    id: one.id,
    kind: one.kind,
    groupKey: one.groupKey,
  }));
  const [only, second] = texts;
  if (only === undefined) return 0;
  if (frequency === 'each' || second === undefined) {
    // In the order in which they happened.
    for (const one of texts.toReversed()) await queue(singleMail(to(one.kind), one), [one.id]);
    return texts.length;
  }
  await queue(
    digestMail(to(null), texts),
    texts.map(({ id }) => id),
  );
  return 1;
}

/**
 * Queues the mails that are due; true when there may be more. Safe on several nodes and after
 * interruptions: a notification is taken in the transaction that queues its mail.
 */
export async function composeMails(
  db: Database,
  composer: MailComposer,
  now = new Date(),
): Promise<boolean> {
  const most = notificationLimits.peoplePerStep;
  const people = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(isDue(composer, now))
    .limit(most);
  for (const { userId } of people) {
    await db.transaction((tx) => composeFor(tx, userId, composer, now));
  }
  return people.length === most;
}
