import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { auditEntries } from '#core/server/tables/records.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { auditChain } from './tables.ts';

const optional = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

/** `submission` is every kind that begins with `submission.`; no kind has a character of LIKE. */
const ofKind = (kind: string): SQL =>
  kind.includes('.') ? eq(auditChain.kind, kind) : sql`${auditChain.kind} like ${`${kind}.%`}`;

/** What the filter asks for, over the chain and its entries. */
export const conditionOf = (filter: AuditFilter): SQL | undefined =>
  and(
    optional(filter.actorId, (id) => eq(auditEntries.actorId, id)),
    optional(filter.kind, ofKind),
    optional(filter.subject, (subject) => eq(auditEntries.subject, subject)),
    optional(filter.subjectId, (id) => eq(auditEntries.subjectId, id)),
    optional(filter.corporationId, (id) => eq(auditChain.corporationId, id)),
    optional(filter.from, (moment) => gte(auditEntries.at, moment)),
    optional(filter.to, (moment) => lt(auditEntries.at, moment)),
    optional(filter.address, (address) => sql`starts_with(${auditEntries.address}, ${address})`),
  );
