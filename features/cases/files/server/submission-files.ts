import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { fileEvents } from '#features/cases/files/domain/events.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import { mayAdd } from './file-place.ts';
import { fileRows } from './shared/file-rows.ts';

/** Adds a file to a submission, which holds a few, and returns its id. The same one, sent again, stays one. */
export async function addToSubmission(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
  file: UploadedFile,
  quota: FileQuota,
): Promise<string> {
  const granted = await mayAdd(db, viewer, submissionId);
  const same = await fileRows.same(db, granted, file);
  if (same) return same;
  if ((await fileRows.countOf(db, submissionId)) >= publicPageLimits.filesPerSubmission) {
    throw refused(refusals['storage.tooMany'], { most: publicPageLimits.filesPerSubmission });
  }
  await fileRows.add(db, granted, file, quota);
  const { opportunityId } = granted.subject;
  await emit(db, fileEvents['file.added'], {
    submissionId,
    opportunityId,
    actorId: granted.userId,
    fileId: file.id,
    name: file.name,
  });
  return file.id;
}
