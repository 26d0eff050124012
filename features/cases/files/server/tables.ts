import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newLinkKey } from '#core/server/authorization/download-links.ts';
import { createdAt, id, instant } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type { FilePlace } from '#features/cases/files/domain/file.ts';

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
    /**
     * What it belongs to, whose feature has the table of which one. A file goes with its row there; one of a
     * message that is not sent has none yet.
     */
    place: text('place').$type<FilePlace>(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('files_corporation').on(table.corporationId),
    index('files_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    uniqueIndex('files_own')
      .on(table.ownerId, table.name)
      .where(
        sql`${table.ownerId} is not null and ${table.place} is null and ${table.deletedAt} is null`,
      ),
    index('files_own_name')
      .on(table.name)
      .where(sql`${table.place} is null`),
  ],
);
