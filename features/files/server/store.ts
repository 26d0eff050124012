import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isUuid } from '#core/domain/schemas.ts';
import { fileUrlOf, type Attachment, type FileMetadata } from '#features/files/domain/file.ts';
import type { SubmissionCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { insertFile, type FileQuota } from '#features/files/server/public/insert-file.ts';
import { files } from './tables.ts';

type MayAdd = Granted<'addSubmission', SubmissionCaseContext>;

const columns = {
  id: files.id,
  name: files.name,
  size: files.size,
  contentType: files.contentType,
  token: files.downloadToken,
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

type Row = Omit<Attachment, 'url'> & { readonly token: string };
type Metadata = Row & { readonly sha256: string; readonly createdAt: string };

/** A file as it is stored, with where it belongs. */
export interface FileRow extends Metadata {
  readonly submissionId: string | null;
  readonly projectId: string | null;
  readonly ownerId: string | null;
}

const attachment = ({ id, name, size, contentType, token }: Row): Attachment => ({
  ...{ id, name, size, contentType },
  url: fileUrlOf(id, token),
});

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
    const [found] = await db
      .select(columns)
      .from(files)
      .where(and(isIt, isNull(files.deletedAt)));
    return found ?? null;
  },

  /** The file of this id; the own files of this name that have this token. */
  ofToken: (db: Queryable, idOrName: string, token: string) =>
    db
      .select(columns)
      .from(files)
      .where(
        and(
          isUuid(idOrName)
            ? eq(files.id, idOrName)
            : and(
                eq(files.name, idOrName),
                sql`${token} = any(string_to_array(${files.downloadToken}, ','))`,
                isOwn,
              ),
          isNull(files.deletedAt),
        ),
      ),

  async countOf(db: Queryable, submissionId: string): Promise<number> {
    const [found] = await db
      .select({ number: count() })
      .from(files)
      .where(and(eq(files.submissionId, submissionId), isNull(files.deletedAt)));
    return found?.number ?? 0;
  },

  /** The same bytes with the same name on the same submission, uploaded again. */
  async same(db: Queryable, { subject }: MayAdd, file: UploadedFile): Promise<Attachment | null> {
    const [found] = await db
      .select(columns)
      .from(files)
      .where(
        and(
          eq(files.submissionId, subject.submissionId),
          eq(files.sha256, file.sha256),
          eq(files.name, file.name),
          isNull(files.deletedAt),
        ),
      );
    return found ? attachment(found) : null;
  },

  async add(
    db: Queryable,
    { subject, userId }: MayAdd,
    file: UploadedFile,
    quota: FileQuota,
  ): Promise<Attachment> {
    const { submissionId, corporationId } = subject;
    const row = { ...file, corporationId, ownerId: userId, submissionId };
    const downloadToken = await insertFile(db, row, quota);
    const { id, name, size, contentType } = file;
    return { id, name, size, contentType, url: fileUrlOf(id, downloadToken) };
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

  attachment,
  metadata: (row: Metadata): FileMetadata => ({
    ...attachment(row),
    ...{ downloadTokens: row.token, sha256: row.sha256, createdAt: row.createdAt },
  }),
};
