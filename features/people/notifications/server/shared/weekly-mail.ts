import { eq } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { linkToUnsubscribe } from '#features/people/notifications/domain/links.ts';
import { weeklyMail } from '#features/people/notifications/domain/mail-text.ts';
import { weeklyMailKind } from '#features/people/notifications/domain/notification.ts';
import {
  findRecipient,
  queueNotificationMail,
  takePending,
} from '#features/people/notifications/server/notification-mail-queue.ts';
import { channelOf, findSettings } from '#features/people/notifications/server/settings.ts';
import { textOfStored } from '#features/people/notifications/server/shown.ts';
import { openUnsubscribeKeys } from '#features/people/notifications/server/unsubscribe-key.ts';

export interface WeeklyComposer {
  readonly catalogue: EventCatalogue;
  readonly authSecret: string;
  readonly publicUrl: string;
  readonly productName: string;
}

/** Whether this person gets the weekly mail, where there is a mail server. */
export async function getsWeeklyMail(db: Queryable, userId: string): Promise<boolean> {
  const { mails, weeklyMail: isChosen } = await findSettings(db, userId);
  return isChosen && mails !== 'off' && (await findRecipient(db, userId)) !== null;
}

/**
 * Queues the weekly mail of one person with all that waits for it, in one transaction with its being
 * taken; `order` has the kinds that come first. False: there is nothing to say, or no mail server.
 */
export async function queueWeeklyMail(
  tx: Queryable,
  userId: string,
  composer: WeeklyComposer | null,
  order: readonly string[],
): Promise<boolean> {
  const pending = await takePending(tx, userId, eq(notifications.isWeekly, true));
  if (composer === null) return false;
  const { catalogue, authSecret, publicUrl, productName } = composer;
  const recipient = await findRecipient(tx, userId);
  const settings = await findSettings(tx, userId);
  if (recipient === null || !settings.weeklyMail || settings.mails === 'off') return false;
  const place = ({ kind }: { readonly kind: string }) =>
    order.includes(kind) ? order.indexOf(kind) : order.length;
  const texts = pending
    .filter(({ kind }) => channelOf(catalogue, settings, kind) === 'mail')
    .toSorted((one, other) => place(one) - place(other))
    .map((one) => ({
      ...textOfStored(catalogue, one),
      id: one.id,
      // Two parts may be about the same person.
      groupKey: order.includes(one.kind) ? `${one.kind} ${one.groupKey}` : one.groupKey,
    }));
  if (texts.length === 0) return false;
  const key = openUnsubscribeKeys(authSecret).keyOf({ userId, kind: weeklyMailKind });
  const to = {
    publicUrl,
    productName,
    firstName: recipient.firstName,
    unsubscribe: `${publicUrl}${linkToUnsubscribe(key)}`,
  };
  const ids = texts.map(({ id }) => id);
  await queueNotificationMail(tx, recipient.email, weeklyMail(to, texts), ids);
  return true;
}
