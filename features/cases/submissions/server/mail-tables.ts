import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentOf, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import { submissions } from './tables.ts';

/** The mails about submissions, to who sent them in. */
export const submissionMails = pgTable(
  'submission_mails',
  {
    mailId: uuid('mail_id')
      .primaryKey()
      .references(() => mails.id, { onDelete: 'cascade' }),
    submissionId: partOf('submission_id', () => submissions.id),
  },
  (table) => [index('submission_mails_submission').on(table.submissionId)],
);

/** Of mails about a move, which wait before they go: what to do when the move is taken back. */
export const decisionMails = pgTable('decision_mails', {
  mailId: uuid('mail_id')
    .primaryKey()
    .references(() => mails.id, { onDelete: 'cascade' }),
  /** Who moved it, and signs the mail. */
  senderId: uuid('sender_id')
    .notNull()
    .references(() => users.id),
  /** From then on it is sent, and the submitter sees the stage. */
  goesAt: momentOf('goes_at'),
  /** Where it stood, and why. */
  fromStage: text('from_stage').notNull(),
  fromReason: text('from_reason'),
  /** What the submitter sees until then: a move before, whose mail was stopped, is not shown either. */
  shownStage: text('shown_stage').notNull(),
  shownSince: momentOf('shown_since'),
});
