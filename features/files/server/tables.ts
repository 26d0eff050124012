import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Files that were sent. The bytes lie in the file store under `id`, never under a name of theirs. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** As its sender called it: shown as text, and never a path. */
    name: text('name').notNull(),
    /** What its bytes say, from the list of allowed types. */
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Whoever holds it may download: a bearer key of 122 random bits. */
    downloadToken: text('download_token').notNull(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    /** Null: sent by a submitter, or not yet handed in with anything. */
    ownerId: uuid('owner_id').references(() => users.id),
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('files_submission').on(table.submissionId)],
);
