import { and, inArray, isNull, sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { files } from './tables.ts';

const batchSize = 500;

async function removeOrphans(db: Queryable, store: FileStore, ids: string[]): Promise<void> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isNull(files.deletedAt)));
  const isKept = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!isKept.has(id)) await store.remove(id);
}

/**
 * Removes orphaned files after a day: uploads never submitted, and what is left of removed files and
 * aborted uploads.
 */
export async function sweepFiles(db: Queryable, store: FileStore): Promise<void> {
  const age = sql`now() - make_interval(secs => ${limits.fileWithoutPlaceMs / 1000})`;
  await db
    .delete(files)
    .where(and(isNull(files.place), isNull(files.ownerId), sql`${files.createdAt} < ${age}`));
  await db.delete(files).where(sql`${files.deletedAt} < ${age}`);
  let batch: string[] = [];
  for await (const id of store.olderThan(limits.fileWithoutPlaceMs)) {
    batch.push(id);
    if (batch.length < batchSize) continue;
    await removeOrphans(db, store, batch);
    batch = [];
  }
  if (batch.length > 0) await removeOrphans(db, store, batch);
}
