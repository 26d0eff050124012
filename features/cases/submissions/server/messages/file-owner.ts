import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { FileOwner } from '#features/cases/files/server/shared/file-owner.ts';
import { fileRows } from '#features/cases/files/server/shared/file-rows.ts';
import { insertFile } from '#features/cases/files/server/shared/insert-file.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { mayWrite, type MayWrite } from './may-write.ts';

const place = 'message';

/** Those that somebody has sent for a message about submissions of a case, and that no message has. */
export const unsentFilesOf = ({ userId, subject }: MayWrite): SQL | undefined =>
  and(
    eq(files.place, place),
    eq(files.ownerId, userId),
    eq(files.corporationId, subject.corporationId),
    isNull(files.deletedAt),
  );

/** A file whose message is not sent is there for its sender alone. */
async function assertUnsent(db: Queryable, viewer: Viewer, fileId: string): Promise<void> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.place, place), eq(files.ownerId, userIdOf(viewer))));
  if (!row) throw refused(refusals.notFound);
}

/** The files of messages that are not sent yet: with its message a file is one of the submission. */
export const messageFileOwner: FileOwner = {
  place,

  holderOf: async (db, viewer, submissionId) => (await mayWrite(db, viewer, submissionId)).subject,

  async add(db, viewer, submissionId, file, quota) {
    const { subject, userId: ownerId } = await mayWrite(db, viewer, submissionId);
    const { corporationId } = subject;
    await insertFile(db, { ...file, corporationId, ownerId, place }, quota);
    return file.id;
  },

  assertVisible: assertUnsent,

  async remove(db, viewer, { id }) {
    await assertUnsent(db, viewer, id);
    await fileRows.remove(db, id);
  },
};

/** Removes, after a day, what was uploaded for a message that was never sent. */
export async function sweepUnsentFiles(db: Queryable): Promise<void> {
  const age = sql`now() - make_interval(secs => ${limits.fileWithoutPlaceMs / 1000})`;
  await db.delete(files).where(and(eq(files.place, place), lt(files.createdAt, age)));
}
