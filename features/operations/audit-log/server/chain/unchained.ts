import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { isoFromPostgres } from '#core/server/tables/columns.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { auditChain, auditChanges } from '#features/operations/audit-log/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { pitchDays } from '#features/portfolio/pitch-days/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import type { ChainedEntry, PersonalPart } from './record.ts';

/** An entry that the chain does not have yet. */
export interface UnchainedEntry extends ChainedEntry, Omit<PersonalPart, 'changes'> {
  readonly transactionId: string;
}

/** A change as it is stored. */
export interface StoredChange {
  readonly id: number;
  readonly table: string;
  readonly rowId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly transactionId: string;
}

/** Every transaction before this one is over: none of them can commit any more. */
export async function oldestOpenTransaction(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ oldest: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  );
  return rows[0]?.oldest ?? '0';
}

/** As a UUID where it is one: other subjects have other ids. */
const asUuid = (text: unknown) =>
  sql`case when ${text} ~ '^[0-9a-fA-F-]{36}$' then ${text}::uuid end`;

const subjectId = (subject: string) =>
  sql`case when e.subject = ${subject} then ${asUuid(sql`e.subject_id`)} end`;

/** Of the opportunity, project, radar or pitch day; else of whom or what it is about; else of who did it. */
const corporationId = sql`coalesce(
  (select o.corporation_id from ${opportunities} o where o.id = e.opportunity_id),
  (select p.corporation_id from ${projects} p where p.id = ${subjectId('project')}),
  (select r.corporation_id from ${radars} r where r.id = ${subjectId('radar')}),
  (select d.corporation_id from ${pitchDays} d where d.id = ${subjectId('pitchDay')}),
  ${subjectId('corporation')},
  ${asUuid(sql`(e.details ->> 'corporationId')`)},
  (select u.corporation_id from ${users} u where u.id = ${subjectId('user')}),
  (select u.corporation_id from ${users} u where u.id = e.actor_id))`;

/**
 * Entries of transactions from `from` on and before `before`, in the order of the chain, and whole
 * transactions only. After a backup was restored, numbers of transactions may lie ahead of those of
 * this server: what can be read was committed, so it is not waited for.
 */
export async function findUnchained(
  db: Queryable,
  from: string,
  before: string,
): Promise<UnchainedEntry[]> {
  const { rows } = await db.execute<Record<string, unknown> & UnchainedEntry>(sql`
    select e.id, e.at::text as "at", e.actor_id as "actorId", e.kind, e.subject,
      e.subject_id as "subjectId", e.opportunity_id as "opportunityId",
      ${corporationId} as "corporationId",
      e.details, e.address, e.device, e.salt, e.transaction_id::text as "transactionId"
    from (
      select * from ${auditEntries} as e
      where e.transaction_id >= ${from}::xid8
        and (e.transaction_id < ${before}::xid8
          or e.transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
        and not exists (select from ${auditChain} c where c.entry_id = e.id)
      order by e.transaction_id
      fetch first ${sql.raw(String(auditLimits.chainedAtOnce))} rows with ties
    ) as e
    order by e.transaction_id, e.at, e.id`);
  return rows.map((row) => ({ ...row, at: isoFromPostgres(row.at) }));
}

/** What these transactions changed, in order. */
export async function findChanges(
  db: Queryable,
  transactions: readonly string[],
): Promise<StoredChange[]> {
  if (transactions.length === 0) return [];
  const { rows } = await db.execute<Record<string, unknown> & StoredChange>(sql`
    select id::int8::float8 as id, of_table as "table", row_id as "rowId", before, after,
      transaction_id::text as "transactionId"
    from ${auditChanges} where transaction_id = any(${sql.param([...transactions])}::xid8[])
    order by id`);
  return rows;
}
