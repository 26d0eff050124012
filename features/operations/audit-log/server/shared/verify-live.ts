import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { openAppending } from '#features/operations/audit-log/server/chain/append.ts';
import { readChain } from '#features/operations/audit-log/server/chain/read-entries.ts';
import type { ChainHead } from '#features/operations/audit-log/server/chain/record.ts';
import {
  openVerification,
  type Verification,
} from '#features/operations/audit-log/server/chain/verify.ts';
import { erasureKinds } from '#features/operations/audit-log/domain/events.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { auditChain } from '#features/operations/audit-log/server/tables.ts';

const lookMs = 200;
const looksMost = 25;

/** Erasures that the chain does not have yet, and entries that it should have by now. */
async function findOpen(db: Queryable) {
  const { rows } = await db.execute<{ erasures: number; late: number }>(sql`
    select count(*) filter (where e.kind = any(${sql.param([...erasureKinds])}::text[]))::int as erasures,
      count(*) filter (where e.at < now() - make_interval(secs => ${auditLimits.chainLateMs / 1000}))::int
        as late
    from ${auditEntries} e
    where not exists (select from ${auditChain} c where c.entry_id = e.id)`);
  return rows[0] ?? { erasures: 0, late: 0 };
}

/** What became of verifying the log itself. */
export interface LiveVerification extends Verification {
  /** Entries that were written a while ago, and that the chain does not have. */
  readonly late: number;
}

/** Verifies the log in the database, as it is at one moment. */
export async function verifyLive(
  { db }: Pick<OpenDatabase, 'db'>,
  anchor: ChainHead | null = null,
): Promise<LiveVerification> {
  // What an erasure has changed is accounted for once it is in the chain.
  for (let looks = 0; looks < looksMost && (await findOpen(db)).erasures > 0; looks += 1) {
    await wait(lookMs);
  }
  return db.transaction(
    async (tx) => {
      const verification = openVerification({ isWhole: true, known: anchor });
      for await (const records of readChain(tx)) records.forEach(verification.add);
      return { ...verification.end(), late: (await findOpen(tx)).late };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

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
