import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { files } from './tables.ts';

/**
 * Deletes a person's own files, which are in no submission or project, and those of messages that they
 * have not sent. Returns what removes their bytes, to be called last: that cannot be rolled back.
 */
export async function removeOwnFiles(
  db: Queryable,
  store: FileStore,
  ownerId: string,
): Promise<() => Promise<void>> {
  const removed = await db
    .delete(files)
    .where(and(eq(files.ownerId, ownerId), or(isNull(files.place), eq(files.place, 'message'))))
    .returning({ id: files.id });
  return async () => {
    for (const { id } of removed) await store.remove(id);
  };
}
