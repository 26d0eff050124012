import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CompanyKind } from '#features/companies/domain/company.ts';
import {
  companyReader,
  type CompanyReading,
  type CompanyRow,
} from '#features/imports/domain/company-row.ts';
import { newIds } from '#core/server/tables/columns.ts';
import { companies } from '#features/companies/server/tables.ts';
import {
  incoming,
  mergedValuesSql,
  insertValuesSql,
  updateAssignmentsSql,
  columnNamesSql,
  existingValuesSql,
} from './company-columns.ts';
import { lockCompanies } from './import-locks.ts';
import { undoCompanies } from './undo-companies.ts';
import { ConcurrentChange, type WriteOutcome, type RecordTarget } from './record-target.ts';

/** Twice as many are hardly faster and take twice the memory. */
const rowsAtOnce = 1500;

/** Rows as JSON, the parameter of one statement. */
function asJson(rows: readonly CompanyRow[]): string {
  const ids = newIds(rows.length);
  return JSON.stringify(rows.map((row, nth) => Object.assign({ nth, id: ids[nth] }, row)));
}

/** Rows of existing companies, and whether they change anything. */
const known = (kind: CompanyKind): SQL => sql`
  select i.nth, c.id, c.updated_at, (${existingValuesSql}) is distinct from (${mergedValuesSql}) as differs
  from incoming i join companies c on c.kind = ${kind} and c.external_id = i.external_id`;

interface Told extends Record<string, unknown> {
  nth: number;
  differs: boolean;
}

function outcomesOf(count: number, told: readonly Told[]): WriteOutcome[] {
  const outcomes: WriteOutcome[] = Array.from({ length: count }, () => 'created');
  for (const { nth, differs } of told) outcomes[nth] = differs ? 'updated' : 'unchanged';
  return outcomes;
}

/** The company before the change; null when an earlier row of this import created it. */
const before = (importId: string): SQL => sql`
  case when c.import_id is distinct from ${importId}::uuid then to_jsonb(c) - 'domain' end`;

/**
 * Writes companies of one kind, identified by their id at the source. One statement per batch:
 * inserts new companies, updates changed ones and saves their before image, skips unchanged ones.
 */
export function companiesTarget(
  importId: string,
  kind: CompanyKind,
  reading: CompanyReading,
): RecordTarget<CompanyRow> {
  return {
    rowsAtOnce,
    read: companyReader(reading),
    idOf: ({ externalId }) => externalId,
    joined: (earlier, later) => ({
      ...earlier,
      ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null)),
      ...(later.isStandIn && { name: earlier.name, isStandIn: earlier.isStandIn }),
    }),
    shown: ({ isStandIn: _, ...row }) => row,
    asIs: async (db, { externalId, isStandIn }) => {
      const [found] = await db
        .select()
        .from(companies)
        .where(and(eq(companies.kind, kind), eq(companies.externalId, externalId)));
      if (!found) return null;
      const { name: _, ...others } = found;
      return isStandIn ? others : found;
    },

    async dryRun(db, rows) {
      const { rows: told } = await db.execute<Told>(sql`
        with incoming as materialized (${incoming(asJson(rows))})
        select nth, differs from (${known(kind)}) known`);
      return outcomesOf(rows.length, told);
    },

    async put(db, rows) {
      const now = await lockCompanies(db, kind);
      const { rows: told } = await db.execute<Told & { written: boolean }>(sql`
        with incoming as materialized (${incoming(asJson(rows))}),
        known as materialized (${known(kind)}),
        made as (
          insert into companies (id, kind, external_id, ${columnNamesSql}, import_id, created_at, updated_at)
          select i.id, ${kind}, i.external_id, ${insertValuesSql}, ${importId}::uuid, ${now}::timestamptz,
            ${now}::timestamptz
          from incoming i where not exists (select from known where known.nth = i.nth)),
        changed as (
          update companies c set ${updateAssignmentsSql}, updated_at = ${now}::timestamptz
          from known k join incoming i on i.nth = k.nth
          where k.differs and c.id = k.id and c.updated_at = k.updated_at
          returning k.nth),
        noted as (
          insert into import_changes (import_id, record_id, before, written_at)
          select ${importId}::uuid, c.id, ${before(importId)}, ${now}::timestamptz
          from known k join companies c on c.id = k.id where k.differs
          on conflict (import_id, record_id) do update set written_at = excluded.written_at)
        select nth, differs, not differs or nth in (select nth from changed) as written
        from known`);
      if (told.some(({ written }) => !written)) throw new ConcurrentChange();
      return outcomesOf(rows.length, told);
    },

    undo: (db) => undoCompanies(db, importId, kind),
  };
}
