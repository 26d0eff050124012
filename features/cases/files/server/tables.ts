import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newLinkKey } from '#core/server/authorization/download-links.ts';
import { createdAt, id, instant } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { projectUpdates } from '#features/portfolio/projects/server/part-tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Uploaded files. The bytes are in the file store under `id`, never under a client's file name. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The sender's file name: shown as text, never used as a path. */
    name: text('name').notNull(),
    /** Detected from the bytes; one of the allowed types. */
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** What links to it are signed with, 122 random bits; it never leaves the server. Another one ends them. */
    linkKey: text('download_token').notNull().$defaultFn(newLinkKey),
    /** Null: a person's own file who has no corporation. */
    corporationId: uuid('corporation_id').references(() => corporations.id),
    /** Null: sent by a submitter, or not yet submitted. A file with an owner and no place is their own. */
    ownerId: uuid('owner_id').references(() => users.id),
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    /** Of a project, and the update it came with; null before that is posted. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    projectUpdateId: uuid('project_update_id').references(() => projectUpdates.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('files_submission').on(table.submissionId),
    index('files_project').on(table.projectId, table.projectUpdateId),
    index('files_corporation').on(table.corporationId),
    index('files_project_update')
      .on(table.projectUpdateId)
      .where(sql`${table.projectUpdateId} is not null`),
    index('files_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    uniqueIndex('files_own')
      .on(table.ownerId, table.name)
      .where(
        sql`${table.ownerId} is not null and ${table.submissionId} is null
          and ${table.projectId} is null and ${table.deletedAt} is null`,
      ),
    index('files_own_name')
      .on(table.name)
      .where(sql`${table.submissionId} is null and ${table.projectId} is null`),
  ],
);
