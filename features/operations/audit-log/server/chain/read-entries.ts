import { asc, eq, gt, inArray, and, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { auditChain, auditChanges } from '#features/operations/audit-log/server/tables.ts';
import { genesis, type PersonalPart, type RowChange } from './record.ts';
import type { VerifiedRecord } from './verify.ts';

const before = alias(auditChain, 'before');

const columns = {
  chain: auditChain,
  entry: auditEntries,
  previous: before.hash,
};

const gone = { at: '', actorId: null, kind: '', subject: '', subjectId: '', opportunityId: null };

/** The changes with these ids. */
export async function changesById(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, RowChange>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(auditChanges)
    .where(sql`${auditChanges.id} = any(${sql.param([...ids])}::bigint[])`);
  return new Map(
    rows.map(({ id, ofTable, rowId, ...change }) => [
      id,
      { table: ofTable, rowId, before: change.before, after: change.after },
    ]),
  );
}

type Chain = typeof auditChain.$inferSelect;
type Entry = typeof auditEntries.$inferSelect;

export const personalPartOf = (
  { salt, details, address, device }: Entry,
  changeIds: readonly number[],
  changes: ReadonlyMap<number, RowChange>,
): PersonalPart => ({
  salt,
  details,
  address,
  device,
  changes: changeIds.flatMap((id) => changes.get(id) ?? []),
});

function recordOf(
  chain: Chain,
  entry: Entry | null,
  previous: string | null,
  changes: ReadonlyMap<number, RowChange>,
): VerifiedRecord {
  const { sequence, entryId, corporationId, changeIds, personalHash, erased, hash } = chain;
  const { at, actorId, kind, subject, subjectId, opportunityId } = entry ?? gone;
  return {
    sequence,
    previous: previous ?? genesis.hash,
    personalHash,
    erased,
    hash,
    entry: {
      id: entryId,
      at,
      actorId,
      kind,
      subject,
      subjectId,
      opportunityId,
      corporationId,
    },
    personal: entry && personalPartOf(entry, changeIds, changes),
  };
}

interface Page {
  readonly records: readonly VerifiedRecord[];
  readonly isLast: boolean;
}

async function readPage(db: Queryable, after: number, condition?: SQL): Promise<Page> {
  const { readAtOnce } = auditLimits;
  const rows = await db
    .select(columns)
    .from(auditChain)
    .leftJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
    .leftJoin(before, eq(before.sequence, sql`${auditChain.sequence} - 1`))
    .where(and(gt(auditChain.sequence, after), condition))
    .orderBy(asc(auditChain.sequence))
    .limit(readAtOnce);
  const ids = rows.flatMap(({ chain }) => chain.changeIds);
  const changes = await changesById(db, ids);
  return {
    records: rows.map(({ chain, entry, previous }) => recordOf(chain, entry, previous, changes)),
    isLast: rows.length < readAtOnce,
  };
}

/**
 * The chain with its entries in order, page by page, as far as they fit the condition. The database
 * reads the next page while the one before it is worked on.
 */
export async function* readChain(
  db: Queryable,
  condition?: SQL,
): AsyncGenerator<readonly VerifiedRecord[]> {
  let next: Promise<Page> | null = readPage(db, 0, condition);
  try {
    while (next !== null) {
      const { records, isLast }: Page = await next;
      const last = records.at(-1);
      next = isLast || !last ? null : readPage(db, last.sequence, condition);
      // It is awaited in the next turn; a failure until then is not unhandled.
      next?.catch(() => undefined);
      if (records.length > 0) yield records;
    }
  } finally {
    // Whoever stops early gives the connection back: nothing may still run on it.
    await next?.catch(() => undefined);
  }
}

/** What is left beside these entries, of those that the chain has. */
export async function personalPartsOf(
  db: Queryable,
  entryIds: readonly string[],
): Promise<Map<string, PersonalPart>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ entry: auditEntries, changeIds: auditChain.changeIds })
    .from(auditChain)
    .innerJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
    .where(inArray(auditChain.entryId, [...entryIds]));
  const changes = await changesById(
    db,
    rows.flatMap(({ changeIds }) => changeIds),
  );
  return new Map(
    rows.map(({ entry, changeIds }) => [entry.id, personalPartOf(entry, changeIds, changes)]),
  );
}
