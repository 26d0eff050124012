import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, momentOf } from '#core/server/tables/columns.ts';

/** Receipt of a submission, a message, a decision, what a person is notified of, figures, about an account, or to a company. */
export type MailKind =
  | 'receipt'
  | 'message'
  | 'decision'
  | 'notification'
  | 'report'
  | 'account'
  | 'invitation';

/** The outbox: mails are inserted in the transaction that causes them, and sent from here. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    html: text('html'),
    /** A calendar file of one event (RFC 5545), with its method. */
    calendar: text('calendar'),
    /** The address of `List-Unsubscribe`. */
    unsubscribe: text('unsubscribe'),
    createdAt: createdAt(),
    /** When the mail server accepted it. */
    sentAt: instant('sent_at'),
    /** Its content was read elsewhere before it was sent. */
    cancelledAt: instant('cancelled_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts of which nobody knows whether the mail arrived, and the one under way. */
    unknown: integer('unknown').notNull().default(0),
    /** Since when it is to be sent: when it was queued, or somebody sent it again. */
    waitingSince: momentOf('waiting_since'),
    /** Earliest time of the next attempt; of one under way, when it is given up. */
    nextAttemptAt: momentOf('next_attempt_at'),
    /** The mail server's last error. */
    problem: text('problem'),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.cancelledAt} is null`),
  ],
);
