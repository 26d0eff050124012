import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#core/server/tables/columns.ts';
import { submissions } from '#features/submissions/server/tables.ts';

/**
 * What a mail tells: that a submission was received, that there is a message, what was decided, what
 * is new in a saved search.
 */
export type MailKind = 'receipt' | 'message' | 'decision' | 'alert';

/** The outbox: mails are written here in the transaction that causes them, and sent from here. */
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
    /** When the mail server took it. */
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before then. */
    nextAttemptAt: instant('next_attempt_at')
      .notNull()
      .default(sql`now()`),
    /** What the mail server said last. */
    problem: text('problem'),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    index('mails_submission').on(table.submissionId),
  ],
);
