import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { linkFor } from '#core/server/authorization/download-links.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { get } from '#features/cases/files/domain/endpoints.ts';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import { files } from '#features/cases/files/server/tables.ts';

/** What is shown of a file, and the key of its links. */
export const attachmentColumns = {
  id: files.id,
  name: files.name,
  size: files.size,
  contentType: files.contentType,
  linkKey: files.linkKey,
};

export type AttachmentRow = Omit<Attachment, 'url'> & { readonly linkKey: string };

/** A file for one reader, with a link of their own. The caller has authorized them. */
export const attachmentFor = (
  viewer: Viewer,
  { id, name, size, contentType, linkKey }: AttachmentRow,
): Attachment => ({
  id,
  name,
  size,
  contentType,
  url: linkFor(viewer, get, { id, key: linkKey }),
});

/** The files of a submission that the caller has authorized, oldest first. */
export async function attachmentsOf(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<Attachment[]> {
  const rows = await db
    .select(attachmentColumns)
    .from(files)
    .where(and(eq(files.submissionId, submissionId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map((row) => attachmentFor(viewer, row));
}

/** The files of submissions that the caller has authorized, oldest first. */
export const attachedFiles = (db: Queryable, submissionIds: readonly string[]) =>
  db
    .select({ id: files.id, name: files.name, submissionId: files.submissionId })
    .from(files)
    .where(and(inArray(files.submissionId, [...submissionIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
