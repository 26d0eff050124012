import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertFile, type FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { fileRows } from './file-rows.ts';
import { files } from '#features/cases/files/server/tables.ts';

/** Own files: of a person, by their name, in no submission or project. Only their owner sees them. */

const setDeleted = { deletedAt: sql`now()` };

/**
 * Stores a file under its name in place of the one that was there, and returns its id. The same bytes,
 * sent again, stay one.
 */
export async function keepOwnFile(
  db: Queryable,
  viewer: Viewer,
  file: UploadedFile,
  quota: FileQuota,
): Promise<string> {
  const ownerId = userIdOf(viewer);
  await lockUntilCommit(db, 'ownFiles', ownerId);
  const before = await fileRows.find(db, ownerId, file.name);
  if (before?.sha256 === file.sha256) return before.id;
  if (before) await db.update(files).set(setDeleted).where(eq(files.id, before.id));
  const row = { ...file, ownerId, corporationId: viewer.corporationId };
  await insertFile(db, row, quota);
  return file.id;
}

export async function removeOwnFile(db: Queryable, viewer: Viewer, id: string): Promise<void> {
  await db
    .update(files)
    .set(setDeleted)
    .where(and(eq(files.id, id), eq(files.ownerId, userIdOf(viewer)), isNull(files.deletedAt)));
}
