import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import { mailAsHtml } from '#features/people/notifications/domain/mail-html.ts';
import {
  mailAsText,
  type NotificationMail,
} from '#features/people/notifications/domain/mail-text.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { notifications } from '#core/server/tables/notifications.ts';
import { users } from '#core/server/tables/users.ts';
import { groupKey } from './groups.ts';
import { storedColumns } from './store.ts';

/** Mails go to confirmed addresses of active people: another one may belong to somebody else. */
export async function findRecipient(db: Queryable, userId: string) {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.authId))
    .where(and(eq(users.id, userId), users.isActive, authUsers.emailVerified));
  return user ?? null;
}

/** Takes those notifications of a person whose mails are to come; newest first. */
export async function takePending(tx: Queryable, userId: string, which: SQL | undefined) {
  const pending = await tx
    .select({ ...storedColumns, groupKey })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.mailDueAt), which))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .for('update', { skipLocked: true });
  const ids = pending.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(notifications).set({ mailDueAt: null }).where(inArray(notifications.id, ids));
  }
  return pending;
}

/** Queues a mail about these notifications, which is cancelled once all of them are read. */
export async function queueNotificationMail(
  tx: Queryable,
  recipient: string,
  mail: NotificationMail,
  ids: readonly string[],
): Promise<void> {
  const mailId = await queueMail(tx, {
    kind: 'notification',
    recipient,
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
