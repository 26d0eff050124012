import { and, inArray, isNotNull } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { imports } from './tables.ts';

/** Removes files without an import, such as aborted uploads, after a day. */
export async function sweepImportFiles(db: Queryable, files: FileStore): Promise<void> {
  const old: string[] = [];
  for await (const id of files.olderThan(limits.fileWithoutPlaceMs)) old.push(id);
  if (old.length === 0) return;
  const held = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.id, old), isNotNull(imports.filePath)));
  const isHeld = new Set(held.map(({ id }) => id));
  for (const id of old) if (!isHeld.has(id)) await files.remove(id);
}
