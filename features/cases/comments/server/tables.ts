import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '#core/server/tables/columns.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    submissionId: partOf('submission_id', () => submissions.id),
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** Who hid it; null: it is not hidden. */
    hiddenBy: uuid('hidden_by').references(() => users.id),
  },
  (table) => [
    index('comments_submission').on(table.submissionId, table.createdAt),
    index('comments_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('comments_author').on(table.authorId),
    index('comments_hidden_by')
      .on(table.hiddenBy)
      .where(sql`${table.hiddenBy} is not null`),
  ],
);

/** People mentioned in a comment and notified. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: partOf('comment_id', () => comments.id),
    userId: partOf('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_user').on(table.userId),
  ],
);
