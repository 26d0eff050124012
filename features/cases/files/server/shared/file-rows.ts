import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isUuid } from '#core/domain/schemas.ts';
import { get } from '#features/cases/files/domain/endpoints.ts';
import type { FileMetadata, FilePlace } from '#features/cases/files/domain/file.ts';
import { addressOf, tokenFor } from '#core/server/authorization/download-links.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import {
  attachmentColumns,
  type AttachmentRow,
} from '#features/cases/files/server/shared/attachments.ts';
import { files } from '#features/cases/files/server/tables.ts';

const columns = {
  ...attachmentColumns,
  place: files.place,
  ownerId: files.ownerId,
  sha256: files.sha256,
  createdAt: files.createdAt,
};

/** Owns nothing. */
const noUser = '00000000-0000-0000-0000-000000000000';
/** Of a person, and of no submission or project. */
const isOwn = and(isNotNull(files.ownerId), isNull(files.place));

/** A file as it is stored, with where it belongs. */
export interface FileRow extends AttachmentRow {
  readonly sha256: string;
  readonly createdAt: string;
  readonly place: FilePlace | null;
  readonly ownerId: string | null;
}

/** Rows of files. The bytes are in the file store. */
export const fileRows = {
  /**
   * By its id, or a person's own by its name. Null when it is deleted. The caller checks access to its
   * place.
   */
  async find(db: Queryable, userId: string | null, idOrName: string): Promise<FileRow | null> {
    const isIt = isUuid(idOrName)
      ? eq(files.id, idOrName)
      : and(eq(files.name, idOrName), eq(files.ownerId, userId ?? noUser), isOwn);
    const [row] = await db
      .select(columns)
      .from(files)
      .where(and(isIt, isNull(files.deletedAt)));
    return row ?? null;
  },

  /** The same for whom a link was made for. */
  async ofReader(db: Queryable, authId: string, idOrName: string): Promise<FileRow | null> {
    if (isUuid(idOrName)) return fileRows.find(db, null, idOrName);
    const [reader] = await db.select({ id: users.id }).from(users).where(eq(users.authId, authId));
    return reader ? fileRows.find(db, reader.id, idOrName) : null;
  },

  /** Takes a file away that the caller has authorized. */
  async remove(db: Queryable, id: string): Promise<void> {
    await db
      .update(files)
      .set({ deletedAt: sql`now()` })
      .where(eq(files.id, id));
  },

  /** Whether it is somebody's own: in no submission or project. */
  isOwnOf: ({ ownerId, place }: FileRow, userId: string | null): boolean =>
    place === null && ownerId !== null && ownerId === userId,

  /** What is known of a file, for one reader, whom the caller has authorized. */
  metadata(viewer: Viewer, row: FileRow): FileMetadata {
    const { id, name, size, contentType, sha256, createdAt, linkKey } = row;
    const token = tokenFor(viewer, get, { id, key: linkKey });
    return {
      id,
      name,
      size,
      contentType,
      sha256,
      createdAt,
      url: addressOf(get, id, token),
      downloadTokens: token,
    };
  },
};
