import type { Database } from '#core/platform/database/open.ts';
import { openAppending } from '#features/audit-log/server/chain/append.ts';
import type { ChainHead } from '#features/audit-log/server/chain/record.ts';
import { verifyLive } from './verify-live.ts';

/**
 * Verifies the log of a database that was restored and that nobody uses. Entries that the chain did
 * not have when the backup was made are added first: an erasure among them accounts for what it erased.
 * @throws Error naming the first bad entry
 */
export async function verifyRestored(db: Database, head: ChainHead | null): Promise<void> {
  const appending = openAppending();
  while (await appending.append(db));
  const { fault } = await verifyLive({ db }, head);
  if (fault === null) return;
  throw new Error(
    `The restored audit log is not sound from entry ${fault.sequence} on: ${fault.problem}`,
  );
}
