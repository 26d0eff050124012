import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { addressOfFile, type Attachment } from '#features/files/domain/file.ts';
import type { CaseOfSubmission } from '#features/opportunities/server/public/case-of.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Arrived } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newDownloadToken } from '#features/files/server/public/attachments.ts';
import { files } from './tables.ts';

type MayAdd = Granted<'addSubmission', CaseOfSubmission>;

const columns = {
  id: files.id,
  name: files.name,
  size: files.size,
  contentType: files.contentType,
  token: files.downloadToken,
  submissionId: files.submissionId,
};

type Row = Attachment & { readonly token: string; readonly submissionId: string | null };

const attachment = ({ token, submissionId: _, ...file }: Omit<Row, 'url'>): Attachment => ({
  ...file,
  url: addressOfFile(file.id, token),
});

/** Files of submissions. Where their bytes lie is the file store's matter. */
export const fileRows = {
  /** Null when it is gone. Whether it may be seen is its submission's matter. */
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

  /** The same bytes under the same name on the same submission, sent a second time. */
  async same(db: Queryable, { subject }: MayAdd, file: Arrived): Promise<Attachment | null> {
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

  async add(db: Queryable, { subject, userId }: MayAdd, file: Arrived): Promise<Attachment> {
    const { submissionId, corporationId } = subject;
    const downloadToken = newDownloadToken();
    const row = { ...file, downloadToken, corporationId, ownerId: userId, submissionId };
    await db.insert(files).values(row);
    const { id, name, size, contentType } = file;
    return { id, name, size, contentType, url: addressOfFile(id, downloadToken) };
  },

  async remove(
    db: Queryable,
    _granted: Granted<'editSubmission', CaseOfSubmission>,
    id: string,
  ): Promise<void> {
    await db
      .update(files)
      .set({ deletedAt: sql`now()` })
      .where(eq(files.id, id));
  },

  attachment,
};
