import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { auditEntries } from '#core/server/tables/records.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { auditChain } from './tables.ts';

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

/** `submission` is every kind that begins with `submission.`; no kind has a character of LIKE. */
const ofKind = (kind: string): SQL =>
  kind.includes('.') ? eq(auditChain.kind, kind) : sql`${auditChain.kind} like ${`${kind}.%`}`;

/** What the filter asks for, over the chain and its entries. */
export const conditionOf = (filter: AuditFilter): SQL | undefined =>
  and(
    given(filter.actorId, (id) => eq(auditEntries.actorId, id)),
    given(filter.kind, ofKind),
    given(filter.subject, (subject) => eq(auditEntries.subject, subject)),
    given(filter.subjectId, (id) => eq(auditEntries.subjectId, id)),
    given(filter.corporationId, (id) => eq(auditChain.corporationId, id)),
    given(filter.from, (moment) => gte(auditEntries.at, moment)),
    given(filter.to, (moment) => lt(auditEntries.at, moment)),
    given(filter.address, (address) => sql`starts_with(${auditEntries.address}, ${address})`),
  );
