import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { linkToUnsubscribe } from '#features/people/notifications/domain/links.ts';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import { mailAsHtml } from '#features/people/notifications/domain/mail-html.ts';
import {
  digestMail,
  mailAsText,
  singleMail,
  type NotificationMail,
} from '#features/people/notifications/domain/mail-text.ts';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { users } from '#core/server/tables/users.ts';
import { channelOf, findSettings } from './settings.ts';
import { textOfStored } from './shown.ts';
import { storedColumns } from './store.ts';
import { groupKey } from './groups.ts';
import type { UnsubscribeKeys } from './unsubscribe-key.ts';

export interface MailComposer {
  readonly catalogue: EventCatalogue;
  readonly keys: UnsubscribeKeys;
  readonly publicUrl: string;
  readonly productName: string;
  /** How long a mail waits for its notification to be read in the app. */
  readonly delayMs: number;
}

const isDue = ({ delayMs }: Pick<MailComposer, 'delayMs'>, now: Date) =>
  lte(notifications.mailDueAt, new Date(now.getTime() - delayMs).toISOString());

/** Mails go to confirmed addresses of active people: another one may belong to somebody else. */
async function findRecipient(db: Queryable, userId: string) {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.authId))
    .where(and(eq(users.id, userId), users.isActive, authUsers.emailVerified));
  return user ?? null;
}

/** Takes the due notifications of a person; newest first. */
async function takeDue(tx: Queryable, userId: string, composer: MailComposer, now: Date) {
  const due = await tx
    .select({ ...storedColumns, groupKey })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isDue(composer, now)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(notifications).set({ mailDueAt: null }).where(inArray(notifications.id, ids));
  }
  return due;
}

/** Queues the mails of one person's due notifications, in one transaction with their being taken. */
async function composeFor(
  tx: Queryable,
  userId: string,
  composer: MailComposer,
  now: Date,
): Promise<number> {
  const { catalogue, keys, publicUrl, productName } = composer;
  const due = await takeDue(tx, userId, composer, now);
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
  async function queue(mail: NotificationMail, ids: readonly string[]): Promise<void> {
    const mailId = await queueMail(tx, {
      kind: 'notification',
      recipient: recipient?.email ?? '',
      subject: mail.subject,
      body: mailAsText(mail),
      html: mailAsHtml(mail),
      unsubscribe: mail.unsubscribe,
    });
    await tx
      .update(notifications)
      .set({ mailId })
      .where(inArray(notifications.id, [...ids]));
  }

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
