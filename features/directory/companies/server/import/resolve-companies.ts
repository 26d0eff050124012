import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { isUuid } from '#core/domain/schemas.ts';
import type { MatchReason } from '#features/directory/companies/domain/match.ts';
import type { CompanyRow } from '#features/directory/companies/domain/import/company-row.ts';
import { mergedRow } from '#features/directory/companies/domain/import/merged-row.ts';
import {
  retainedSumRemark,
  knownCompanyRemarks,
  noRateRemark,
} from '#features/directory/companies/domain/import/known-company-remarks.ts';
import type { KnownCompanyChoice } from '#features/directory/imports/domain/known-companies.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies, currencyRates } from '#features/directory/companies/server/tables.ts';
import { hostKey } from '#features/directory/companies/domain/record-evidence.ts';
import {
  openRecogniser,
  type KnownRecord,
  type Recognition,
} from '#features/directory/companies/server/shared/recognise-records.ts';

/** What is done with a row, decided before anything is written. */
export type ResolvedCompany =
  | {
      readonly row: CompanyRow;
      /** The record that it becomes the same company as. */
      readonly linkedTo: { readonly id: string; readonly reason: MatchReason } | null;
      readonly remarks: readonly string[];
    }
  | { readonly row: null; readonly linkedTo: null; readonly reason: string };

interface OwnRecord {
  readonly kind: CompanyKind;
  readonly externalId: string;
}

/** The records of this kind that rows have the id of, by that id. */
async function recordsWithIds(
  db: Queryable,
  kind: CompanyKind,
  rows: readonly CompanyRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ externalId }) => externalId);
  const records = await db
    .select({ id: companies.id, externalId: companies.externalId })
    .from(companies)
    .where(
      and(eq(companies.kind, kind), sql`${companies.externalId} = any(${sql.param(ids)}::text[])`),
    );
  return new Map(records.map(({ id, externalId }) => [externalId, id]));
}

/** The records that rows of our own exports name by the ids that they have here, by that id. */
async function recordsWithOwnIds(db: Queryable, rows: readonly CompanyRow[]) {
  const ids = rows.map(({ externalId }) => externalId).filter(isUuid);
  if (ids.length === 0) return new Map<string, OwnRecord>();
  const records = await db
    .select({ id: companies.id, kind: companies.kind, externalId: companies.externalId })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(records.map((record): [string, OwnRecord] => [record.id, record]));
}

async function currenciesWithRate(db: Queryable): Promise<ReadonlySet<string>> {
  const rates = await db.select({ currency: currencyRates.currency }).from(currencyRates);
  return new Set(['USD', ...rates.map(({ currency }) => currency)]);
}

/** Whether a row may be written into a record: a web address never takes the place of another. */
const canUpdate = ({ url }: CompanyRow, record: KnownRecord): boolean => {
  const hosts = [hostKey(url), hostKey(record.url)].filter((host) => host !== null);
  return new Set(hosts).size < 2;
};

/** Recognises the rows of one import, batch by batch, as companies that were here before. */
export function openCompanyResolver(
  importId: string,
  kind: CompanyKind,
  choice: KnownCompanyChoice,
) {
  const recognise = openRecogniser({ kind, importId });
  /** The id at the source of the row that updates each record. */
  const updatedBy = new Map<string, string>();
  /** The record that each row of the current batch was recognised as, by its id at the source. */
  const recordOf = new Map<string, KnownRecord>();
  /** The values of rows that update a record, merged with what it has. */
  const mergedOf = new Map<string, CompanyRow>();

  function resolveOne(
    row: CompanyRow,
    recognition: Recognition,
    { there, rates }: { there: ReadonlyMap<string, string>; rates: ReadonlySet<string> },
  ): ResolvedCompany {
    const asNew = (...remarks: string[]) => ({ row, linkedTo: null, remarks });
    if (recognition.verdict === 'unknown') return asNew();
    if (recognition.verdict === 'doubtful')
      return asNew(knownCompanyRemarks.doubtful(recognition.shared));
    const { record, reason } = recognition;
    if (choice === 'add') return asNew(knownCompanyRemarks.added(reason));
    recordOf.set(row.externalId, record);
    if (choice === 'skip')
      return { row: null, linkedTo: null, reason: knownCompanyRemarks.skipped(reason) };
    const isFree = (updatedBy.get(record.id) ?? row.externalId) === row.externalId;
    const hasOwnRow = there.get(record.externalId) === record.id;
    const isUpdate = choice === 'update' && record.kind === kind && isFree && !hasOwnRow;
    if (!isUpdate || !canUpdate(row, record))
      return {
        row,
        linkedTo: { id: record.id, reason },
        remarks: [knownCompanyRemarks.linked(reason)],
      };
    updatedBy.set(record.id, row.externalId);
    const { row: merged, unratedCurrency } = mergedRow(row, record, rates);
    mergedOf.set(row.externalId, merged);
    return {
      // The record keeps its name and its id at the source.
      row: { ...merged, externalId: record.externalId, isStandIn: true },
      linkedTo: null,
      remarks: [
        knownCompanyRemarks.updated(reason),
        ...(unratedCurrency === null ? [] : [retainedSumRemark(unratedCurrency)]),
      ],
    };
  }

  return {
    async resolve(db: Queryable, batch: readonly CompanyRow[]): Promise<ResolvedCompany[]> {
      const own = await recordsWithOwnIds(db, batch);
      const rows = batch.map((row) => {
        const record = own.get(row.externalId);
        return record?.kind === kind ? { ...row, externalId: record.externalId } : row;
      });
      const there = await recordsWithIds(db, kind, rows);
      const rates = await currenciesWithRate(db);
      recordOf.clear();
      mergedOf.clear();
      const strangers = rows.filter(
        ({ externalId }) => !there.has(externalId) && !own.has(externalId),
      );
      const recognitions = await recognise(db, strangers);
      const recognitionOf = new Map(strangers.map((row, at) => [row, recognitions[at]]));
      return rows.map((row) => {
        const otherKind = own.get(row.externalId)?.kind;
        if (otherKind !== undefined) {
          const reason = knownCompanyRemarks.otherKind(kindNames[otherKind]);
          return { row: null, linkedTo: null, reason };
        }
        const recognition = recognitionOf.get(row) ?? { verdict: 'unknown' };
        const resolved = resolveOne(row, recognition, { there, rates });
        const currency = resolved.row?.fundingCurrency ?? null;
        if (resolved.row === null || currency === null || rates.has(currency)) return resolved;
        return { ...resolved, remarks: [...resolved.remarks, noRateRemark(currency)] };
      });
    },

    /** The record that a row was recognised as. */
    recordOf: ({ externalId }: CompanyRow): KnownRecord | null => recordOf.get(externalId) ?? null,

    /** A row with the values that are written. */
    written: (row: CompanyRow): CompanyRow => mergedOf.get(row.externalId) ?? row,
  };
}
