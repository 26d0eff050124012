import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '#core/server/tables/columns.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Between a case team and a submitter, who uses the follow-up link. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    submissionId: partOf('submission_id', () => submissions.id),
    /** Null: the submitter wrote it. */
    authorId: uuid('author_id').references(() => users.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_submission').on(table.submissionId, table.createdAt),
    index('messages_author')
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);
