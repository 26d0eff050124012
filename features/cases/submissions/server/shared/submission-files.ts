import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { attachmentColumns } from '#features/cases/files/server/shared/attachments.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { submissionFiles } from '#features/cases/submissions/server/file-tables.ts';

/** The files of submissions that the caller has authorized, oldest first. */
export const filesOf = (db: Queryable, submissionIds: readonly string[]) =>
  db
    .select({ ...attachmentColumns, submissionId: submissionFiles.submissionId })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(and(inArray(submissionFiles.submissionId, [...submissionIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
