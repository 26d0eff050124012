import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { mails, type MailKind } from '#features/people/mails/server/tables.ts';

export interface Mail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly html?: string;
  readonly unsubscribe?: string;
}

/** Notified when mails are queued. */
export const mailsChannel = 'mails_queued';

/** Queues a mail in the transaction that causes it: it is sent after commit. Returns its id. */
export async function queueMail(db: Queryable, mail: Mail): Promise<string> {
  const id = newId();
  await db.insert(mails).values({ ...mail, id });
  await notifyAfterCommit(db, { channel: mailsChannel, payload: '' });
  return id;
}

/** Cancels mails that have not been sent. One that is being sent just now still goes. */
export async function cancelMails(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mails)
    .set({ cancelledAt: sql`now()` })
    .where(and(inArray(mails.id, [...ids]), isNull(mails.sentAt), isNull(mails.cancelledAt)));
}

/** Number of mails of a kind to a recipient within the last hour. */
export async function countRecent(
  db: Queryable,
  { kind, recipient }: Pick<Mail, 'kind' | 'recipient'>,
): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(mails)
    .where(
      and(
        eq(mails.kind, kind),
        sql`lower(${mails.recipient}) = lower(${recipient})`,
        sql`${mails.createdAt} > now() - interval '1 hour'`,
      ),
    );
  return row?.number ?? 0;
}
