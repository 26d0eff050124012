import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { and, eq, isNull, sum } from 'drizzle-orm';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import type { ClaimedFiles } from '#features/cases/public-pages/domain/public-submission.ts';
import { insertFile, type FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { files } from '#features/cases/files/server/tables.ts';
import {
  attachFiles,
  type FileDestination,
} from '#features/cases/submissions/server/shared/attach-files.ts';
import type { Proofs } from './proofs.ts';

/** Sent by somebody without an account, and not handed in. */
const isPending = and(isNull(files.place), isNull(files.ownerId), isNull(files.deletedAt));

/** Limits uploads that were never submitted, so that they cannot fill the disk. */
export async function assertPendingQuota(db: Queryable, corporationId: string): Promise<void> {
  const [waiting] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.corporationId, corporationId), isPending));
  if ((waiting?.bytes ?? 0) > publicPageLimits.waitingFilesBytes)
    throw refused(storageRefusals['storage.quota-exceeded']);
}

/** Stores a file that belongs to no submission yet; it is deleted after a day. */
export async function savePendingFile(
  db: Queryable,
  corporationId: string,
  file: UploadedFile,
  quota: FileQuota,
): Promise<void> {
  await insertFile(db, { ...file, corporationId }, quota);
}

interface Destination extends FileDestination {
  /** What they were sent for, of which their claims are: an opportunity, or a submission. */
  readonly sentFor: string;
}

/** Attaches pending files. Each belongs to one submission, and to who sent it. */
export async function attachPendingFiles(
  db: Queryable,
  proofs: Proofs,
  { sentFor, ...destination }: Destination,
  attachments: ClaimedFiles,
): Promise<void> {
  const areClaimed = attachments.every(({ id, claim }) => proofs.isClaim(sentFor, id, claim));
  const ids = attachments.map(({ id }) => id);
  const areAttached = areClaimed && (await attachFiles(db, destination, ids, isPending));
  if (!areAttached) throw refused(publicPageRefusals['public.unknownFile']);
}
