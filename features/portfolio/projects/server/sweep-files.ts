import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { projectFiles } from './file-tables.ts';

/** Removes, after a day, what was uploaded for an update that was never posted. */
export async function sweepFiles(db: Queryable): Promise<void> {
  const age = sql`now() - make_interval(secs => ${limits.fileWithoutPlaceMs / 1000})`;
  const unposted = db
    .select({ id: projectFiles.fileId })
    .from(projectFiles)
    .where(isNull(projectFiles.updateId));
  await db.delete(files).where(and(inArray(files.id, unposted), lt(files.createdAt, age)));
}
