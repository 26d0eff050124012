import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { fileUrlOf, type Attachment } from '#features/files/domain/file.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { files } from '#features/files/server/tables.ts';

/** The files of a submission that the caller has authorized, oldest first. */
export async function attachmentsOf(db: Queryable, submissionId: string): Promise<Attachment[]> {
  const rows = await db
    .select({
      id: files.id,
      name: files.name,
      size: files.size,
      contentType: files.contentType,
      token: files.downloadToken,
    })
    .from(files)
    .where(and(eq(files.submissionId, submissionId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map(({ token, ...file }) => ({ ...file, url: fileUrlOf(file.id, token) }));
}

/** The files of submissions that the caller has authorized, oldest first. */
export const attachedFiles = (db: Queryable, submissionIds: readonly string[]) =>
  db
    .select({ id: files.id, name: files.name, submissionId: files.submissionId })
    .from(files)
    .where(and(inArray(files.submissionId, [...submissionIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));

/** A bearer token: 122 random bits. */
export const newDownloadToken = (): string => randomUUID();
