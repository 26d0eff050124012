import { and, eq, isNull, sql } from 'drizzle-orm';
import type { MayEditProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { insertFile, type FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { files } from './tables.ts';

/**
 * Adds a file for the next update of a project, and returns its id. The same bytes with the same name, sent again before
 * that was posted, stay one.
 */
export async function addProjectFile(
  db: Queryable,
  { subject, userId }: MayEditProject,
  file: UploadedFile,
  quota: FileQuota,
): Promise<string> {
  const [same] = await db
    .select({ id: files.id })
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
  if (same) return same.id;
  const row = {
    ...file,
    corporationId: subject.corporationId,
    ownerId: userId,
    projectId: subject.id,
  };
  await insertFile(db, row, quota);
  return file.id;
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
