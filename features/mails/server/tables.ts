import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#core/server/tables/columns.ts';
import { submissions } from '#features/submissions/server/tables.ts';

/** Receipt of a submission, a message, a decision, or new results of a saved search. */
export type MailKind = 'receipt' | 'message' | 'decision' | 'alert';

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
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the mail server accepted it. */
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt. */
    nextAttemptAt: instant('next_attempt_at')
      .notNull()
      .default(sql`now()`),
    /** The mail server's last error. */
    problem: text('problem'),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    index('mails_submission').on(table.submissionId),
  ],
);
