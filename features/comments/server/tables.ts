import { index, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#core/server/tables/columns.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('comments_submission').on(table.submissionId, table.createdAt)],
);

/** People mentioned in a comment and notified. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);
