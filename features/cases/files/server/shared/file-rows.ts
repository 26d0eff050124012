import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isUuid } from '#core/domain/schemas.ts';
import { get } from '#features/cases/files/domain/endpoints.ts';
import type { FileMetadata } from '#features/cases/files/domain/file.ts';
import type { SubmissionCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { addressOf, tokenFor } from '#core/server/authorization/download-links.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import {
  attachmentColumns,
  type AttachmentRow,
} from '#features/cases/files/server/shared/attachments.ts';
import { insertFile, type FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { projectUpdates } from '#features/portfolio/projects/server/part-tables.ts';
import { files } from '#features/cases/files/server/tables.ts';

type MayAdd = Granted<'addSubmission', SubmissionCaseContext>;

const columns = {
  ...attachmentColumns,
  submissionId: files.submissionId,
  projectId: files.projectId,
  ownerId: files.ownerId,
  sha256: files.sha256,
  createdAt: files.createdAt,
};

/** Owns nothing. */
const noUser = '00000000-0000-0000-0000-000000000000';
/** Of a person, and of no submission or project. */
const isOwn = and(isNotNull(files.ownerId), isNull(files.submissionId), isNull(files.projectId));

/** Neither deleted nor of an update that was. */
const isThere = sql`(${files.deletedAt} is null and not exists (
  select from ${projectUpdates}
  where ${projectUpdates.id} = ${files.projectUpdateId} and not ${projectUpdates.isActive}))`;

/** A file as it is stored, with where it belongs. */
export interface FileRow extends AttachmentRow {
  readonly sha256: string;
  readonly createdAt: string;
  readonly submissionId: string | null;
  readonly projectId: string | null;
  readonly ownerId: string | null;
}

/** Rows of submission files. The bytes are in the file store. */
export const fileRows = {
  /**
   * By its id, or a person's own by its name. Null when it is deleted. The caller checks access to its
   * place.
   */
  async find(db: Queryable, userId: string | null, idOrName: string): Promise<FileRow | null> {
    const isIt = isUuid(idOrName)
      ? eq(files.id, idOrName)
      : and(eq(files.name, idOrName), eq(files.ownerId, userId ?? noUser), isOwn);
    const [found] = await db.select(columns).from(files).where(and(isIt, isThere));
    return found ?? null;
  },

  /** The same for whom a link was made for. */
  async ofReader(db: Queryable, authId: string, idOrName: string): Promise<FileRow | null> {
    if (isUuid(idOrName)) return fileRows.find(db, null, idOrName);
    const [reader] = await db.select({ id: users.id }).from(users).where(eq(users.authId, authId));
    return reader ? fileRows.find(db, reader.id, idOrName) : null;
  },

  async countOf(db: Queryable, submissionId: string): Promise<number> {
    const [found] = await db
      .select({ number: count() })
      .from(files)
      .where(and(eq(files.submissionId, submissionId), isNull(files.deletedAt)));
    return found?.number ?? 0;
  },

  /** The id of the same bytes with the same name on the same submission, uploaded again. */
  async same(db: Queryable, { subject }: MayAdd, file: UploadedFile): Promise<string | null> {
    const [found] = await db
      .select({ id: files.id })
      .from(files)
      .where(
        and(
          eq(files.submissionId, subject.submissionId),
          eq(files.sha256, file.sha256),
          eq(files.name, file.name),
          isNull(files.deletedAt),
        ),
      );
    return found?.id ?? null;
  },

  async add(
    db: Queryable,
    { subject, userId }: MayAdd,
    file: UploadedFile,
    quota: FileQuota,
  ): Promise<void> {
    const { submissionId, corporationId } = subject;
    await insertFile(db, { ...file, corporationId, ownerId: userId, submissionId }, quota);
  },

  async remove(
    db: Queryable,
    _granted: Granted<'editSubmission', SubmissionCaseContext>,
    id: string,
  ): Promise<void> {
    await db
      .update(files)
      .set({ deletedAt: sql`now()` })
      .where(eq(files.id, id));
  },

  /** Whether it is somebody's own: in no submission or project. */
  isOwnOf: ({ ownerId, submissionId, projectId }: FileRow, userId: string | null): boolean =>
    submissionId === null && projectId === null && ownerId !== null && ownerId === userId,

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
