import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { exportFilesOf } from '#features/people/exports/server/files.ts';
import { exportJobs } from '#features/people/exports/server/tables.ts';

/** Returns what removes the files that a person exported, read now. */
export async function removerOfExports(
  settings: Settings,
  db: Queryable,
  userId: string,
): Promise<() => Promise<void>> {
  const rows = await db
    .select({ fileId: exportJobs.fileId })
    .from(exportJobs)
    .where(and(eq(exportJobs.userId, userId), isNotNull(exportJobs.fileId)));
  const files = exportFilesOf(settings);
  return async () => {
    for (const { fileId } of rows) if (fileId !== null) await files.remove(fileId);
  };
}
