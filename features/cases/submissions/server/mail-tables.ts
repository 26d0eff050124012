import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { partOf } from '#core/server/tables/columns.ts';
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
