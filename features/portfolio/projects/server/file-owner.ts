import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { FileOwner } from '#features/cases/files/server/shared/file-owner.ts';
import { fileRows } from '#features/cases/files/server/shared/file-rows.ts';
import { insertFile, type FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { files } from '#features/cases/files/server/tables.ts';
import {
  loadProject,
  type MayEditProject,
} from '#features/portfolio/projects/server/shared/load-project.ts';
import { projectFiles } from './file-tables.ts';
import { projectUpdates } from './part-tables.ts';

const mayAdd = async (db: Queryable, viewer: Viewer, projectId: string): Promise<MayEditProject> =>
  grant(viewer, 'editProject', await loadProject(db, viewer, projectId));

/** The project of a file that came with no removed update. */
async function findProject(db: Queryable, fileId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: projectFiles.projectId })
    .from(projectFiles)
    .leftJoin(projectUpdates, eq(projectUpdates.id, projectFiles.updateId))
    .where(
      and(
        eq(projectFiles.fileId, fileId),
        or(isNull(projectFiles.updateId), projectUpdates.isActive),
      ),
    );
  return row?.id ?? null;
}

async function loadProjectOf(db: Queryable, viewer: Viewer, fileId: string) {
  const projectId = await findProject(db, fileId);
  if (projectId === null) throw refused(refusals.notFound);
  return loadProject(db, viewer, projectId);
}

/** The id of the same bytes with the same name, sent again before the update was posted. */
async function findSame(
  db: Queryable,
  { subject, userId }: MayEditProject,
  file: UploadedFile,
): Promise<string | null> {
  const [row] = await db
    .select({ id: files.id })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .where(
      and(
        eq(projectFiles.projectId, subject.id),
        isNull(projectFiles.updateId),
        eq(files.ownerId, userId),
        eq(files.sha256, file.sha256),
        eq(files.name, file.name),
        isNull(files.deletedAt),
      ),
    );
  return row?.id ?? null;
}

async function insert(
  db: Queryable,
  { subject, userId: ownerId }: MayEditProject,
  file: UploadedFile,
  quota: FileQuota,
): Promise<void> {
  const { id: projectId, corporationId } = subject;
  await insertFile(db, { ...file, corporationId, ownerId, place: 'project' }, quota);
  await db.insert(projectFiles).values({ fileId: file.id, projectId });
}

/** The files of a project: each for its next update, and then of that. */
export const fileOwner: FileOwner = {
  place: 'project',

  holderOf: async (db, viewer, projectId) => (await mayAdd(db, viewer, projectId)).subject,

  async add(db, viewer, projectId, file, quota) {
    const granted = await mayAdd(db, viewer, projectId);
    const same = await findSame(db, granted, file);
    if (same) return same;
    await insert(db, granted, file, quota);
    return file.id;
  },

  isThere: async (db, fileId) => (await findProject(db, fileId)) !== null,

  async assertVisible(db, viewer, fileId) {
    await loadProjectOf(db, viewer, fileId);
  },

  async remove(db, viewer, { id }) {
    grant(viewer, 'editProject', await loadProjectOf(db, viewer, id));
    await fileRows.remove(db, id);
  },
};

/** Removes, after a day, what was uploaded for an update that was never posted. */
export async function sweepFiles(db: Queryable): Promise<void> {
  const age = sql`now() - make_interval(secs => ${limits.fileWithoutPlaceMs / 1000})`;
  const unposted = db
    .select({ id: projectFiles.fileId })
    .from(projectFiles)
    .where(isNull(projectFiles.updateId));
  await db.delete(files).where(and(inArray(files.id, unposted), lt(files.createdAt, age)));
}
