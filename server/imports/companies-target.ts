import { sql, type SQL } from 'drizzle-orm';
import type { CompanyKind } from '#domain/companies/company.ts';
import {
  companyReader,
  type CompanyReading,
  type CompanyRow,
} from '#domain/imports/company-row.ts';
import { newId } from '#server/tables/columns.ts';
import { eachTold, incoming, mergedTold, newTold, toldNames, toldOf } from './company-columns.ts';
import { turnAndTime } from './company-turns.ts';
import { undoCompanies } from './company-undoing.ts';
import type { Outcome, RecordTarget } from './record-target.ts';

const rowsAtOnce = 5000;

/** Rows as the database takes them in one go. */
const asJson = (rows: readonly CompanyRow[]): string =>
  JSON.stringify(rows.map((row, nth) => Object.assign({ nth, id: newId() }, row)));

/** Rows whose company is known, as it is and as it would be. */
const known = (kind: CompanyKind, more: SQL): SQL => sql`
  select i.nth, c.id, c.import_id, merged.*,
    (${toldOf('c')}) is distinct from (${toldOf('merged')}) as differs ${more}
  from incoming i
  join companies c on c.kind = ${kind} and c.external_id = i.external_id
  cross join lateral (select ${mergedTold}) merged`;

interface Told {
  nth: number;
  differs: boolean;
}

function outcomesOf(count: number, told: readonly Told[]): Outcome[] {
  const outcomes: Outcome[] = Array.from({ length: count }, () => 'created');
  for (const { nth, differs } of told) outcomes[nth] = differs ? 'updated' : 'unchanged';
  return outcomes;
}

/**
 * Companies of one kind, known again by their id at the source. One statement a batch: what is new is
 * made, what differs is changed and kept as it was before, what says nothing new is not touched.
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

    async foresee(db, rows) {
      const { rows: told } = await db.execute<Told & Record<string, unknown>>(sql`
        with incoming as materialized (${incoming(asJson(rows))})
        select nth, differs from (${known(kind, sql``)}) known`);
      return outcomesOf(rows.length, told);
    },

    async put(db, rows) {
      const now = await turnAndTime(db, kind);
      const { rows: told } = await db.execute<Told & Record<string, unknown>>(sql`
        with incoming as materialized (${incoming(asJson(rows))}),
        known as materialized (
          ${known(
            kind,
            sql`, case when c.import_id is distinct from ${importId}::uuid
            then to_jsonb(c) - 'domain' end as before`,
          )}
          for update of c),
        made as (
          insert into companies (id, kind, external_id, ${toldNames}, import_id, created_at, updated_at)
          select i.id, ${kind}, i.external_id, ${newTold}, ${importId}::uuid, ${now}::timestamptz,
            ${now}::timestamptz
          from incoming i where not exists (select from known where known.nth = i.nth)),
        changed as (
          update companies c set ${eachTold((column) => `${column} = k.${column}`)},
            updated_at = ${now}::timestamptz
          from known k where k.differs and c.id = k.id),
        noted as (
          insert into import_changes (import_id, record_id, before, written_at)
          select ${importId}::uuid, id, before, ${now}::timestamptz from known where differs
          on conflict (import_id, record_id) do update set written_at = excluded.written_at)
        select nth, differs from known`);
      return outcomesOf(rows.length, told);
    },

    undo: (db) => undoCompanies(db, importId, kind),
  };
}
