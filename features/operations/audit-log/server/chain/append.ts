import { sql } from 'drizzle-orm';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { erasureKinds } from '#features/operations/audit-log/domain/events.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { chainHead } from '#features/operations/audit-log/server/shared/chain-head.ts';
import { auditChain } from '#features/operations/audit-log/server/tables.ts';
import { assignChanges } from './assign-changes.ts';
import { personalPartsOf } from './read-entries.ts';
import {
  genesis,
  personalHashOf,
  recordAfter,
  type ChainedEntry,
  type ChainRecord,
} from './record.ts';
import {
  findChanges,
  findUnchained,
  oldestOpenTransaction,
  type UnchainedEntry,
} from './unchained.ts';

type Appended = ChainRecord & { readonly changeIds: readonly number[] };

/** The hashes of what an erasure left of entries that are in the chain already. */
async function hashesAfter(
  db: Queryable,
  { kind, details }: UnchainedEntry,
): Promise<ChainRecord['erased']> {
  if (!erasureKinds.includes(kind)) return null;
  const ids = (details?.['entryIds'] ?? []) as readonly string[];
  const parts = await personalPartsOf(db, ids);
  return Object.fromEntries([...parts].map(([id, part]) => [id, personalHashOf(part)]));
}

const chainedPart = (entry: UnchainedEntry): ChainedEntry => {
  const { id, at, actorId, kind, subject, subjectId, opportunityId, corporationId } = entry;
  return { id, at, actorId, kind, subject, subjectId, opportunityId, corporationId };
};

async function recordsFor(db: Queryable, entries: readonly UnchainedEntry[]): Promise<Appended[]> {
  const transactions = [...new Set(entries.map(({ transactionId }) => transactionId))];
  const changesOf = assignChanges(entries, await findChanges(db, transactions));
  const made: Appended[] = [];
  let head = (await chainHead(db)) ?? genesis;
  for (const entry of entries) {
    const changes = changesOf.get(entry.id) ?? [];
    const { salt, details, address, device } = entry;
    const part = {
      salt,
      details,
      address,
      device,
      changes: changes.map(({ table, rowId, before, after }) => ({ table, rowId, before, after })),
    };
    const erased = await hashesAfter(db, entry);
    const record = recordAfter(head, chainedPart(entry), personalHashOf(part), erased);
    made.push({ ...record, changeIds: changes.map(({ id }) => id) });
    head = record;
  }
  return made;
}

async function insertRecords(db: Queryable, records: readonly Appended[]): Promise<void> {
  const rows = records.map(({ sequence, entry, changeIds, personalHash, erased, hash }) => ({
    sequence,
    entry_id: entry.id,
    kind: entry.kind,
    corporation_id: entry.corporationId,
    change_ids: changeIds,
    personal_hash: personalHash,
    erased,
    hash,
  }));
  await db.execute(sql`
    insert into ${auditChain}
      (sequence, entry_id, kind, corporation_id, change_ids, personal_hash, erased, hash)
    select sequence, entry_id, kind, corporation_id, change_ids, personal_hash, erased, hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (sequence bigint,
      entry_id uuid, kind text, corporation_id uuid, change_ids bigint[], personal_hash text,
      erased jsonb, hash text)`);
}

/**
 * Appends to the chain what was committed, in an order that no later commit can precede: by
 * transaction, and only those before the oldest one that is still open. Writers wait for nothing.
 * One appends at a time: whoever else does waits, and then sees what was appended.
 */
export function openAppending() {
  /** Every entry of earlier transactions is in the chain. */
  let from = '0';
  return {
    /** Returns whether there is more. */
    async append(db: Database): Promise<boolean> {
      const { before, isMore } = await db.transaction(async (tx) => {
        await lockUntilCommit(tx, 'auditAppend');
        const oldest = await oldestOpenTransaction(tx);
        const entries = await findUnchained(tx, from, oldest);
        if (entries.length > 0) await insertRecords(tx, await recordsFor(tx, entries));
        return { before: oldest, isMore: entries.length >= auditLimits.chainedAtOnce };
      });
      if (!isMore) from = before;
      return isMore;
    },
    /** Another one may have been appending meanwhile, to a database that was restored. */
    forget(): void {
      from = '0';
    },
  };
}
