import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { partOf } from '#core/server/tables/columns.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { messages } from './message-tables.ts';
import { submissions } from './tables.ts';

/** The files of submissions. A trigger deletes the file with its row here. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    submissionId: partOf('submission_id', () => submissions.id),
    /** The message it came with; null: with the submission itself. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('submission_files_submission').on(table.submissionId),
    index('submission_files_message')
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
  ],
);
