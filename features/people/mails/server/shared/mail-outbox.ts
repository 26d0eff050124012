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
  /** A calendar file of one event (RFC 5545), with its method. */
  readonly calendar?: string;
  readonly unsubscribe?: string;
  /** How long it waits before it is sent, and can be cancelled. */
  readonly delayMs?: number;
}

/** Notified when mails are queued. */
export const mailsChannel = 'mails_queued';

const later = (ms: number) => sql`now() + make_interval(secs => ${ms}::float8 / 1000)`;

/** A domain that cannot exist (RFC 6761): the submitters of sample data have such addresses. */
const cannotExist = (recipient: string): boolean => /\.invalid$/iu.test(recipient.trim());

/** Queues mails in the transaction that causes them: they are sent after commit. Returns their ids. */
export async function queueMails(db: Queryable, all: readonly Mail[]): Promise<string[]> {
  if (all.length === 0) return [];
  const rows = all.map(({ delayMs = 0, ...mail }) => {
    const dueAt = later(delayMs);
    const cancelledAt = cannotExist(mail.recipient) ? sql`now()` : null;
    return { ...mail, id: newId(), waitingSince: dueAt, nextAttemptAt: dueAt, cancelledAt };
  });
  await db.insert(mails).values(rows);
  await notifyAfterCommit(db, { channel: mailsChannel, payload: '' });
  return rows.map(({ id }) => id);
}

/** Queues one mail. Returns its id. */
export async function queueMail(db: Queryable, mail: Mail): Promise<string> {
  const [id = ''] = await queueMails(db, [mail]);
  return id;
}

/** Cancels those that certainly did not arrive, and are not on their way. Returns which. */
export async function cancelUnsentMails(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const cancelled = await db
    .update(mails)
    .set({ cancelledAt: sql`now()` })
    .where(
      and(
        inArray(mails.id, [...ids]),
        isNull(mails.sentAt),
        isNull(mails.cancelledAt),
        // The attempt under way counts as one that may have arrived.
        eq(mails.unknown, 0),
      ),
    )
    .returning({ id: mails.id });
  return new Set(cancelled.map(({ id }) => id));
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
