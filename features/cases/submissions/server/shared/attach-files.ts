import { and, inArray, type SQL } from 'drizzle-orm';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { messageLimits } from '#features/cases/submissions/domain/limits.ts';
import { submissionFiles } from '#features/cases/submissions/server/file-tables.ts';
import { messageFilesOf } from './submission-files.ts';

/** Where files go. */
export interface FileDestination {
  readonly submissionId: string;
  /** The message that they came with; null: the submission itself. */
  readonly messageId: string | null;
}

/** @throws Refused when the messages about a submission would hold more files than they may */
async function assertRoomForFiles(db: Queryable, submissionId: string): Promise<void> {
  const { filesOfAllMost: most } = messageLimits;
  if ((await messageFilesOf(db, submissionId)).length > most) {
    throw refused(storageRefusals['storage.tooMany'], { most });
  }
}

/**
 * Makes files that were sent before those of a submission, or of a message about it. Returns whether all
 * of them were there to be attached.
 * @param isWaiting which files those are
 */
export async function attachFiles(
  db: Queryable,
  { submissionId, messageId }: FileDestination,
  fileIds: readonly string[],
  isWaiting: SQL | undefined,
): Promise<boolean> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return true;
  const attached = await db
    .update(files)
    .set({ place: 'submission' })
    .where(and(inArray(files.id, ids), isWaiting))
    .returning({ id: files.id });
  if (attached.length < ids.length) return false;
  await db
    .insert(submissionFiles)
    .values(attached.map(({ id: fileId }) => ({ fileId, submissionId, messageId })));
  if (messageId !== null) await assertRoomForFiles(db, submissionId);
  return true;
}
