import { and, count, eq, isNull } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { fileEvents } from '#features/cases/files/domain/events.ts';
import type { FileOwner } from '#features/cases/files/server/shared/file-owner.ts';
import { fileRows } from '#features/cases/files/server/shared/file-rows.ts';
import { insertFile, type FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { files } from '#features/cases/files/server/tables.ts';
import {
  loadSubmissionCase,
  type SubmissionCaseContext,
  assertSubmissionOpen,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { submissionFiles } from './file-tables.ts';

type MayAdd = Granted<'addSubmission', SubmissionCaseContext>;

async function mayAdd(db: Queryable, viewer: Viewer, submissionId: string): Promise<MayAdd> {
  const subject = await loadSubmissionCase(db, viewer, submissionId);
  const granted = grant(viewer, 'addSubmission', subject);
  assertSubmissionOpen(subject);
  return granted;
}

async function loadCaseOf(db: Queryable, viewer: Viewer, fileId: string) {
  const [row] = await db
    .select({ id: submissionFiles.submissionId })
    .from(submissionFiles)
    .where(eq(submissionFiles.fileId, fileId));
  if (!row) throw refused(refusals.notFound);
  return loadSubmissionCase(db, viewer, row.id);
}

async function countFiles(db: Queryable, submissionId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(
      and(
        eq(submissionFiles.submissionId, submissionId),
        isNull(submissionFiles.messageId),
        isNull(files.deletedAt),
      ),
    );
  return row?.number ?? 0;
}

/** The id of the same bytes with the same name on the same submission, uploaded again. */
async function findSame(
  db: Queryable,
  { subject }: MayAdd,
  file: UploadedFile,
): Promise<string | null> {
  const [row] = await db
    .select({ id: files.id })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(
      and(
        eq(submissionFiles.submissionId, subject.submissionId),
        eq(files.sha256, file.sha256),
        eq(files.name, file.name),
        isNull(files.deletedAt),
      ),
    );
  return row?.id ?? null;
}

async function insert(
  db: Queryable,
  { subject, userId: ownerId }: MayAdd,
  file: UploadedFile,
  quota: FileQuota,
): Promise<void> {
  const { submissionId, corporationId } = subject;
  await insertFile(db, { ...file, corporationId, ownerId, place: 'submission' }, quota);
  await db.insert(submissionFiles).values({ fileId: file.id, submissionId });
}

/** The files of a submission, which holds a few. */
export const fileOwner: FileOwner = {
  place: 'submission',

  holderOf: async (db, viewer, submissionId) => (await mayAdd(db, viewer, submissionId)).subject,

  async add(db, viewer, submissionId, file, quota) {
    const granted = await mayAdd(db, viewer, submissionId);
    const same = await findSame(db, granted, file);
    if (same) return same;
    if ((await countFiles(db, submissionId)) >= submissionLimits.filesMost) {
      throw refused(storageRefusals['storage.tooMany'], { most: submissionLimits.filesMost });
    }
    await insert(db, granted, file, quota);
    await emit(db, fileEvents['file.added'], {
      submissionId,
      opportunityId: granted.subject.opportunityId,
      actorId: granted.userId,
      fileId: file.id,
      name: file.name,
    });
    return file.id;
  },

  async assertVisible(db, viewer, fileId) {
    await loadCaseOf(db, viewer, fileId);
  },

  async remove(db, viewer, { id: fileId, name }) {
    const subject = await loadCaseOf(db, viewer, fileId);
    const { userId: actorId } = grant(viewer, 'editSubmission', subject);
    assertSubmissionOpen(subject);
    await fileRows.remove(db, fileId);
    const { submissionId, opportunityId } = subject;
    await emit(db, fileEvents['file.removed'], {
      submissionId,
      opportunityId,
      actorId,
      fileId,
      name,
    });
  },
};
