import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf, transactionId } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';

/** Fields of a row, by column. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * What was changed in rows that people maintain, written by a trigger (`collect_change`) in the
 * transaction of the change. The chain says which entry it belongs to.
 */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ofTable: text('of_table').notNull(),
    rowId: text('row_id').notNull(),
    /** The changed fields, and of a deleted row all; null: erased. */
    before: jsonb('before').$type<Fields>(),
    /** Null: the row was deleted, or erased. */
    after: jsonb('after').$type<Fields>(),
    transactionId: transactionId(),
  },
  (table) => [index('audit_changes_transaction').on(table.transactionId)],
);

/** The hash chain over the audit log, in the order of commits. One worker appends to it. */
export const auditChain = pgTable(
  'audit_chain',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id').notNull(),
    /** To find entries by; the entry itself has it, too. */
    kind: text('kind').notNull(),
    /** The corporation that it concerned at that time. */
    corporationId: uuid('corporation_id'),
    changeIds: bigint('change_ids', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The hash of what is personal beside the entry. */
    personalHash: text('personal_hash').notNull(),
    /** Of an erasure: the hashes of the erased entries as they are since. */
    erased: jsonb('erased').$type<Readonly<Record<string, string>>>(),
    hash: text('hash').notNull(),
  },
  (table) => [
    uniqueIndex('audit_chain_entry').on(table.entryId),
    index('audit_chain_kind').on(table.kind, table.sequence),
    index('audit_chain_corporation').on(table.corporationId, table.sequence),
  ],
);

/** Filters of the audit log that somebody has saved for themselves. */
export const auditViews = pgTable(
  'audit_views',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<AuditFilter>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('audit_views_name').on(table.userId, table.name)],
);
