import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import {
  attachmentColumns,
  attachmentFor,
} from '#features/cases/files/server/shared/attachments.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { files } from '#features/cases/files/server/tables.ts';
import type { ProjectUpdate } from '#features/portfolio/projects/domain/project-parts.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { countRows } from './count-rows.ts';
import { projectFiles } from './file-tables.ts';
import { updateColumns } from './part-columns.ts';
import { projectUpdates } from './part-tables.ts';

const sortKeys: readonly SortKey[] = [
  { by: sql`${projectUpdates.createdAt}`, type: 'timestamptz' },
  { by: sql`${projectUpdates.id}`, type: 'uuid' },
];

async function filesOf(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, Attachment[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ ...attachmentColumns, updateId: projectFiles.updateId })
    .from(projectFiles)
    .innerJoin(files, eq(files.id, projectFiles.fileId))
    .where(and(inArray(projectFiles.updateId, [...ids]), isNull(files.deletedAt)))
    .orderBy(files.createdAt, files.id);
  const grouped = Map.groupBy(rows, ({ updateId }) => updateId ?? '');
  return new Map(
    [...grouped].map(([id, ofUpdate]) => [id, ofUpdate.map((row) => attachmentFor(viewer, row))]),
  );
}

/** A page of a project's updates with their files, newest first. */
export async function updatesOf(
  db: Queryable,
  viewer: Viewer,
  projectId: string,
  { limit = projectLimits.updatesShown, cursor }: { limit?: number; cursor?: string | undefined },
) {
  const rows = await db
    .select({ row: updateColumns, cursorKeys: keyColumn(sortKeys) })
    .from(projectUpdates)
    .where(
      and(
        eq(projectUpdates.projectId, projectId),
        projectUpdates.isActive,
        afterCursor(cursor, sortKeys, 'descending'),
      ),
    )
    .orderBy(...orderByKeys(sortKeys, 'descending'))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  const attached = await filesOf(
    db,
    viewer,
    page.data.map(({ id }) => id),
  );
  const data = page.data.map((update): ProjectUpdate => ({
    ...update,
    files: attached.get(update.id) ?? [],
  }));
  return { ...page, data };
}

export const countUpdates = (db: Queryable, projectId: string): Promise<number> =>
  countRows(
    db,
    projectUpdates,
    and(eq(projectUpdates.projectId, projectId), eq(projectUpdates.isActive, true)),
  );

/** Attaches uploaded files to an update. Returns whether all of them were there to be attached. */
export async function attachFiles(
  db: Queryable,
  update: { readonly id: string; readonly projectId: string; readonly authorId: string },
  fileIds: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return true;
  const attached = await db
    .update(projectFiles)
    .set({ updateId: update.id })
    .from(files)
    .where(
      and(
        inArray(projectFiles.fileId, ids),
        eq(files.id, projectFiles.fileId),
        eq(projectFiles.projectId, update.projectId),
        eq(files.ownerId, update.authorId),
        isNull(projectFiles.updateId),
        isNull(files.deletedAt),
      ),
    )
    .returning({ id: projectFiles.fileId });
  return attached.length === ids.length;
}
