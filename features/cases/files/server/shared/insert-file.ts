import { and, eq, isNull, sum, type SQL } from 'drizzle-orm';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { files } from '#features/cases/files/server/tables.ts';

/** What all files of a corporation may take, of the settings. */
export interface FileQuota {
  readonly corporationFileBytes: number;
}

type NewFile = Omit<typeof files.$inferInsert, 'linkKey' | 'deletedAt'>;
/** People without a corporation have the same room, each for themselves. */
export type FileHolder = Pick<NewFile, 'corporationId' | 'ownerId'>;

const isOf = ({ corporationId, ownerId }: FileHolder): SQL | undefined =>
  corporationId
    ? eq(files.corporationId, corporationId)
    : and(isNull(files.corporationId), eq(files.ownerId, ownerId ?? ''));

/** @throws Refused `storage.quota-exceeded` (402) when so many bytes more do not fit. */
export async function assertRoomFor(
  db: Queryable,
  holder: FileHolder,
  bytes: number,
  { corporationFileBytes }: FileQuota,
): Promise<void> {
  const [used] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(isOf(holder), isNull(files.deletedAt)));
  if ((used?.bytes ?? 0) + bytes > corporationFileBytes) {
    throw refused(storageRefusals['storage.quota-exceeded']);
  }
}

/** Records a file that was received, if there is room for it. */
export async function insertFile(db: Queryable, file: NewFile, quota: FileQuota): Promise<void> {
  // Two files at once must not both take the last room.
  await lockUntilCommit(db, 'fileQuotas', file.corporationId ?? file.ownerId ?? '');
  await assertRoomFor(db, file, file.size, quota);
  await db.insert(files).values(file);
}
