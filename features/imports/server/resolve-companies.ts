import { and, eq, sql } from 'drizzle-orm';
import type { CompanyKind } from '#features/companies/domain/company.ts';
import type { MatchReason } from '#features/companies/domain/match.ts';
import type { CompanyRow } from '#features/imports/domain/company-row.ts';
import {
  knownCompanyRemarks,
  noRateRemark,
  type KnownCompanyChoice,
} from '#features/imports/domain/known-companies.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies, currencyRates } from '#features/companies/server/tables.ts';
import {
  recogniseRecords,
  type KnownRecord,
  type Recognition,
} from '#features/companies/server/public/recognise-records.ts';

/** What is done with a row, decided before anything is written. */
export type ResolvedCompany =
  | {
      readonly row: CompanyRow;
      /** The record of another kind that it becomes the same company as. */
      readonly linkedTo: { readonly id: string; readonly reason: MatchReason } | null;
      readonly remarks: readonly string[];
    }
  | { readonly row: null; readonly linkedTo: null; readonly reason: string };

/** The records of this kind that rows have the id of, by that id. */
async function recordsWithIds(
  db: Queryable,
  kind: CompanyKind,
  rows: readonly CompanyRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ externalId }) => externalId);
  const found = await db
    .select({ id: companies.id, externalId: companies.externalId })
    .from(companies)
    .where(
      and(eq(companies.kind, kind), sql`${companies.externalId} = any(${sql.param(ids)}::text[])`),
    );
  return new Map(found.map(({ id, externalId }) => [externalId, id]));
}

async function currenciesWithRate(db: Queryable): Promise<ReadonlySet<string>> {
  const found = await db.select({ currency: currencyRates.currency }).from(currencyRates);
  return new Set(['USD', ...found.map(({ currency }) => currency)]);
}

/** Recognises the rows of one import, batch by batch, as companies that were here before. */
export function openCompanyResolver(
  importId: string,
  kind: CompanyKind,
  choice: KnownCompanyChoice,
) {
  /** The id at the source of the row that each recognised company was given to. */
  const takenBy = new Map<string, string>();
  /** The recognised company of each row of the current batch, by its id at the source. */
  const recordOf = new Map<string, KnownRecord>();

  function resolveOne(
    row: CompanyRow,
    recognition: Recognition,
    hasOwnRow: (record: KnownRecord) => boolean,
  ): ResolvedCompany {
    const asNew = (...remarks: string[]) => ({ row, linkedTo: null, remarks });
    if (recognition.verdict === 'unknown') return asNew();
    if (recognition.verdict === 'doubtful') return asNew(knownCompanyRemarks.doubtful);
    const { record, reason } = recognition;
    if (choice === 'add') return asNew(knownCompanyRemarks.added(reason));
    recordOf.set(row.externalId, record);
    const skipped = (why: string) => ({ row: null, linkedTo: null, reason: why });
    if (choice === 'skip') return skipped(knownCompanyRemarks.skipped(reason));
    const earlier = takenBy.get(record.id) ?? row.externalId;
    if (earlier !== row.externalId || hasOwnRow(record))
      return skipped(knownCompanyRemarks.repeated);
    takenBy.set(record.id, row.externalId);
    if (record.kind !== kind)
      return {
        row,
        linkedTo: { id: record.id, reason },
        remarks: [knownCompanyRemarks.linked(reason)],
      };
    return {
      // The record keeps its name and its id at the source.
      row: { ...row, externalId: record.externalId, isStandIn: true },
      linkedTo: null,
      remarks: [knownCompanyRemarks.updated(reason)],
    };
  }

  return {
    async resolve(db: Queryable, rows: readonly CompanyRow[]): Promise<ResolvedCompany[]> {
      const there = await recordsWithIds(db, kind, rows);
      const rates = await currenciesWithRate(db);
      const hasOwnRow = ({ id, externalId }: KnownRecord) => there.get(externalId) === id;
      recordOf.clear();
      const strangers = rows.filter(({ externalId }) => !there.has(externalId));
      const recognitions = await recogniseRecords(db, strangers, { kind, importId });
      const recognitionOf = new Map(strangers.map((row, at) => [row, recognitions[at]]));
      return rows.map((row) => {
        const recognition = recognitionOf.get(row) ?? { verdict: 'unknown' };
        const resolved = resolveOne(row, recognition, hasOwnRow);
        const { fundingCurrency } = row;
        if (resolved.row === null || fundingCurrency === null || rates.has(fundingCurrency))
          return resolved;
        return { ...resolved, remarks: [...resolved.remarks, noRateRemark(fundingCurrency)] };
      });
    },

    /** The company that a row was recognised as. */
    recordOf: ({ externalId }: CompanyRow): KnownRecord | null => recordOf.get(externalId) ?? null,
  };
}
