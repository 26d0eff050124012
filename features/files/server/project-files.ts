import { and, eq, isNull, sql } from 'drizzle-orm';
import { fileUrlOf, type Attachment } from '#features/files/domain/file.ts';
import type { MayEditProject } from '#features/projects/server/public/load-project.ts';
import { insertFile, type FileQuota } from '#features/files/server/public/insert-file.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { files } from './tables.ts';

const columns = {
  id: files.id,
  name: files.name,
  size: files.size,
  contentType: files.contentType,
  token: files.downloadToken,
};

/**
 * Adds a file for the next update of a project. The same bytes with the same name, sent again before
 * that was posted, stay one.
 */
export async function addProjectFile(
  db: Queryable,
  { subject, userId }: MayEditProject,
  file: UploadedFile,
  quota: FileQuota,
): Promise<Attachment> {
  const [same] = await db
    .select(columns)
    .from(files)
    .where(
      and(
        eq(files.projectId, subject.id),
        isNull(files.projectUpdateId),
        eq(files.ownerId, userId),
        eq(files.sha256, file.sha256),
        eq(files.name, file.name),
        isNull(files.deletedAt),
      ),
    );
  if (same) {
    const { token, ...known } = same;
    return { ...known, url: fileUrlOf(known.id, token) };
  }
  const row = {
    ...{ ...file, corporationId: subject.corporationId },
    ...{ ownerId: userId, projectId: subject.id },
  };
  const downloadToken = await insertFile(db, row, quota);
  const { id, name, size, contentType } = file;
  return { id, name, size, contentType, url: fileUrlOf(id, downloadToken) };
}

export async function removeProjectFile(
  db: Queryable,
  _granted: MayEditProject,
  id: string,
): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(eq(files.id, id));
}
