import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { conditionOf } from './conditions.ts';
import type { AuditRow } from './shown-entries.ts';
import { auditChain } from './tables.ts';

/** A place in the log is the number in the chain. */
function placeOf(cursor: string): number {
  const place = Number(cursor);
  if (Number.isSafeInteger(place) && place > 0) return place;
  throw refused(refusals.invalid, { problem: 'query.cursor: this is not a place in this list.' });
}

const rowsOf = (db: Queryable) =>
  db
    .select({ chain: auditChain, entry: auditEntries, corporationName: corporations.name })
    .from(auditChain)
    .innerJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
    .leftJoin(corporations, eq(corporations.id, auditChain.corporationId));

interface Wish {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export const auditStore = {
  /** A page of the log, newest first. */
  async page(db: Queryable, filter: AuditFilter, { limit, cursor }: Wish) {
    const before = cursor === undefined ? undefined : lt(auditChain.sequence, placeOf(cursor));
    const rows: AuditRow[] = await rowsOf(db)
      .where(and(conditionOf(filter), before))
      .orderBy(desc(auditChain.sequence))
      .limit(limit + 1);
    const data = rows.slice(0, limit);
    const hasNextPage = rows.length > limit;
    const last = data.at(-1)?.chain.sequence;
    return {
      data,
      hasNextPage,
      endCursor: hasNextPage && last !== undefined ? String(last) : undefined,
    };
  },

  async count(db: Queryable, filter: AuditFilter): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(auditChain)
      .innerJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
      .where(conditionOf(filter));
    return row?.total ?? 0;
  },

  /** Entries that the chain does not have yet. */
  async countWaiting(db: Queryable): Promise<number> {
    const { rows } = await db.execute<{ waiting: number }>(sql`
      select (select count(*) from ${auditEntries})::int - (select count(*) from ${auditChain})::int
        as waiting`);
    return Math.max(0, rows[0]?.waiting ?? 0);
  },

  /** Whether this connection's role can only add to the log. */
  async isProtected(db: Queryable): Promise<boolean> {
    const { rows } = await db.execute<{ isProtected: boolean }>(sql`
      select not pg_has_role(current_user, relowner, 'usage')
        and not has_table_privilege('audit_entries', 'update, delete, truncate') as "isProtected"
      from pg_class where oid = 'audit_entries'::regclass`);
    return rows[0]?.isProtected === true;
  },
};
