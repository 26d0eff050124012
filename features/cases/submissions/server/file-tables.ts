import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { partOf } from '#core/server/tables/columns.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { submissions } from './tables.ts';

/** The files of submissions. A trigger deletes the file with its row here. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    submissionId: partOf('submission_id', () => submissions.id),
  },
  (table) => [index('submission_files_submission').on(table.submissionId)],
);
