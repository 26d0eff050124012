import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { attachmentColumns } from '#features/cases/files/server/shared/attachments.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { submissionFiles } from '#features/cases/submissions/server/file-tables.ts';

/** The files that came with submissions, oldest first. The caller has authorized them. */
export const filesOf = (db: Queryable, submissionIds: readonly string[]) =>
  db
    .select({ ...attachmentColumns, submissionId: submissionFiles.submissionId })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(
      and(
        inArray(submissionFiles.submissionId, [...submissionIds]),
        isNull(submissionFiles.messageId),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id));

/** The files that came with messages about a submission, oldest first. The caller has authorized it. */
export const messageFilesOf = (db: Queryable, submissionId: string) =>
  db
    .select({ ...attachmentColumns, messageId: submissionFiles.messageId })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(
      and(
        eq(submissionFiles.submissionId, submissionId),
        isNotNull(submissionFiles.messageId),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id));

/** A file that the case team sent with a message about this submission. Null: there is none. */
export async function findTeamFile(db: Queryable, submissionId: string, fileId: string) {
  const [file] = await db
    .select({ ...attachmentColumns, sha256: files.sha256 })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .innerJoin(messages, eq(messages.id, submissionFiles.messageId))
    .where(
      and(
        eq(files.id, fileId),
        eq(submissionFiles.submissionId, submissionId),
        isNotNull(messages.authorId),
        isNull(files.deletedAt),
      ),
    );
  return file ?? null;
}
