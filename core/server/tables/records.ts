import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { EventKind } from '#core/domain/events/events.ts';
import { createdAt, id, momentOf, transactionId } from './columns.ts';
import { users } from './users.ts';

/** Audit log: who did what when, written in the same transaction as the change. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: momentOf('at'),
    /** Null: the system itself, such as an import from the command line. */
    actorId: uuid('actor_id').references(() => users.id),
    kind: text('kind').$type<EventKind>().notNull(),
    /** The subject: its entity and id. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The opportunity it belongs to, if any. */
    opportunityId: uuid('opportunity_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    /** Where the request came from, and what the browser says of itself. Null: no request. */
    address: text('address'),
    device: text('device'),
    /** Makes the hash of what is personal worthless to whoever guesses it, once it is erased. */
    salt: uuid('salt')
      .notNull()
      .default(sql`gen_random_uuid()`),
    transactionId: transactionId(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject, table.subjectId, table.at),
    index('audit_entries_opportunity').on(table.opportunityId, table.at),
    index('audit_entries_actor').on(table.actorId, table.at),
    index('audit_entries_transaction').on(table.transactionId),
  ],
);

/** The responses by Idempotency-Key: a retry gets the first response again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    authId: text('auth_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.authId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
