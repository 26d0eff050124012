import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import type { MatchReason } from '#features/directory/companies/domain/match.ts';
import {
  companyReader,
  type CompanyReading,
  type CompanyRow,
} from '#features/directory/companies/domain/import/company-row.ts';
import type { KnownCompanyChoice } from '#features/directory/imports/domain/known-companies.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newIds } from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import {
  incoming,
  mergedValuesSql,
  insertValuesSql,
  updateAssignmentsSql,
  columnNamesSql,
  existingValuesSql,
} from './company-columns.ts';
import { lockCompanies } from './lock-companies.ts';
import { undoCompanies } from './undo-companies.ts';
import {
  ConcurrentChange,
  type WriteOutcome,
  type RecordTarget,
} from '#features/directory/imports/server/shared/record-target.ts';
import { isUuid } from '#core/domain/schemas.ts';
import { openCompanyResolver, type ResolvedCompany } from './resolve-companies.ts';

/** Twice as many are hardly faster and take twice the memory. */
const rowsAtOnce = 1500;

/** Rows to write as JSON, the parameter of one statement; `nth` is their place in the batch. */
const asJson = (resolved: readonly ResolvedCompany[], ids: readonly string[]): string =>
  JSON.stringify(
    resolved.flatMap(({ row }, nth) =>
      row === null ? [] : [Object.assign({ nth, id: ids[nth] }, row)],
    ),
  );

/**
 * Rows of existing companies, and whether they change anything. Looked up one by one (`offset 0`): the
 * planner knows nothing of rows written since the last statistics, and would read all of the kind.
 */
const recordsOf = (kind: CompanyKind): SQL => sql`
  select i.nth, c.id, c.updated_at, (${existingValuesSql}) is distinct from (${mergedValuesSql}) as differs
  from incoming i cross join lateral (
    select * from companies where kind = ${kind} and external_id = i.external_id offset 0) c`;

/** By its id at the source, or by the one that it has here. */
const isNamedBy = ({ externalId }: CompanyRow): SQL | undefined =>
  isUuid(externalId)
    ? or(eq(companies.externalId, externalId), eq(companies.id, externalId))
    : eq(companies.externalId, externalId);

/** Dollars as they are: the database derives other currencies, row by row. */
const dollars = sql.raw(`case when i.funding_currency = 'USD' then i.funding_amount end`);

interface Difference extends Record<string, unknown> {
  nth: number;
  differs: boolean;
}

function outcomesOf(
  resolved: readonly ResolvedCompany[],
  differences: readonly Difference[],
): WriteOutcome[] {
  const results = new Map(
    differences.map(({ nth, differs }) => [
      nth,
      differs ? ('updated' as const) : ('unchanged' as const),
    ]),
  );
  return resolved.map((one, nth) =>
    one.row === null
      ? { rejected: one.reason }
      : { result: results.get(nth) ?? 'created', remarks: one.remarks },
  );
}

/** The company before the change; null when an earlier row of this import created it. */
const before = (importId: string): SQL => sql`
  case when c.import_id is distinct from ${importId}::uuid then to_jsonb(c) - 'domain' end`;

/**
 * Makes new records the same company as those they were recognised as. Nobody decided it: it goes when
 * the import is undone.
 */
async function linkRecords(
  db: Queryable,
  links: readonly {
    readonly id: string;
    readonly recordId: string;
    readonly reason: MatchReason;
  }[],
): Promise<void> {
  if (links.length === 0) return;
  const ids = newIds(links.length);
  const rows = links.map((link, nth) => Object.assign({ matchId: ids[nth] }, link));
  // As one parameter: the library takes long to build a statement of thousands.
  await db.execute(sql`
    insert into ${companyMatches} (id, first_id, second_id, reason, state)
    select "matchId", least(id, "recordId"), greatest(id, "recordId"), reason, 'accepted'
    from json_to_recordset(${JSON.stringify(rows)}::json)
      link("matchId" uuid, id uuid, "recordId" uuid, reason text)`);
}

interface CompanyImport {
  readonly importId: string;
  readonly kind: CompanyKind;
  /** What happens to rows recognised as a company that is already here. */
  readonly known: KnownCompanyChoice;
}

/**
 * Writes companies of one kind, identified by their id at the source. One statement per batch:
 * inserts new companies, updates changed ones and saves their before image, skips unchanged ones. Rows
 * without a record are recognised first.
 */
export function companiesTarget(
  { importId, kind, known: choice }: CompanyImport,
  reading: CompanyReading,
): RecordTarget<CompanyRow> {
  const resolver = openCompanyResolver(importId, kind, choice);
  return {
    rowsAtOnce,
    read: companyReader(reading),
    idOf: ({ externalId }) => externalId,
    joined: (earlier, later) => ({
      ...earlier,
      ...Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null)),
      ...(later.isStandIn && { name: earlier.name, isStandIn: earlier.isStandIn }),
    }),
    shown: (row) => {
      const { isStandIn: _, ...shown } = resolver.written(row);
      return shown;
    },
    asIs: async (db, row) => {
      const recognised = resolver.recordOf(row);
      const [record] = await db
        .select()
        .from(companies)
        .where(
          recognised === null
            ? and(eq(companies.kind, kind), isNamedBy(row))
            : eq(companies.id, recognised.id),
        );
      if (!record) return null;
      const { name, externalId: _, ...others } = record;
      return row.isStandIn || recognised !== null ? others : { name, ...others };
    },
    sameAs: (row) => {
      const recognised = resolver.recordOf(row);
      return recognised && `${recognised.name} (${kindNames[recognised.kind]})`;
    },

    async dryRun(db, rows) {
      const resolved = await db.transaction((tx) => resolver.resolve(tx, rows));
      const { rows: differences } = await db.execute<Difference>(sql`
        with incoming as materialized (${incoming(asJson(resolved, newIds(rows.length)))})
        select nth, differs from (${recordsOf(kind)}) known`);
      return outcomesOf(resolved, differences);
    },

    async put(db, rows) {
      const now = await lockCompanies(db, kind);
      const resolved = await resolver.resolve(db, rows);
      const ids = newIds(rows.length);
      const { rows: differences } = await db.execute<Difference & { written: boolean }>(sql`
        with incoming as materialized (${incoming(asJson(resolved, ids))}),
        known as materialized (${recordsOf(kind)}),
        made as (
          insert into companies (id, kind, external_id, ${columnNamesSql}, funding_usd, import_id,
            created_at, updated_at)
          select i.id, ${kind}, i.external_id, ${insertValuesSql}, ${dollars}, ${importId}::uuid,
            ${now}::timestamptz, ${now}::timestamptz
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
      if (differences.some(({ written }) => !written)) throw new ConcurrentChange();
      await linkRecords(
        db,
        resolved.flatMap(({ linkedTo }, nth) =>
          linkedTo === null ? [] : [{ ...linkedTo, recordId: ids[nth] ?? '' }],
        ),
      );
      return outcomesOf(resolved, differences);
    },

    undo: (db) => undoCompanies(db, importId, kind),
  };
}
