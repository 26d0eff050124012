import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { fileUrlOf, type Attachment } from '#features/files/domain/file.ts';
import type { SubmissionCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newDownloadToken } from '#features/files/server/public/attachments.ts';
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
};

type Row = Attachment & {
  readonly token: string;
  readonly submissionId: string | null;
  readonly projectId: string | null;
};

const attachment = ({
  token,
  submissionId: _,
  projectId: __,
  ...file
}: Omit<Row, 'url'>): Attachment => ({
  ...file,
  url: fileUrlOf(file.id, token),
});

/** Rows of submission files. The bytes are in the file store. */
export const fileRows = {
  /** Null when it is deleted. The caller checks access to its submission. */
  async find(db: Queryable, id: string) {
    const [found] = await db
      .select(columns)
      .from(files)
      .where(and(eq(files.id, id), isNull(files.deletedAt)));
    return found ?? null;
  },

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

  async add(db: Queryable, { subject, userId }: MayAdd, file: UploadedFile): Promise<Attachment> {
    const { submissionId, corporationId } = subject;
    const downloadToken = newDownloadToken();
    const row = { ...file, downloadToken, corporationId, ownerId: userId, submissionId };
    await db.insert(files).values(row);
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

  attachment,
};
