import { sql } from 'drizzle-orm';
import { storable, type Cell } from '#features/directory/imports/domain/cells.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Batch, Entry } from './batches.ts';
import type { TableRow } from '#features/directory/imports/server/files/table-rows.ts';
import type { WriteOutcome } from './shared/record-target.ts';

export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Number of accepted rows with a remark. */
  remarks: number;
}

export const emptyCounts = (): Counts => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  remarks: 0,
});

export const addCounts = (one: Counts, other: Counts): Counts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
  rejected: one.rejected + other.rejected,
  remarks: one.remarks + other.remarks,
});

/** The result of a row, with reasons and remarks. */
export interface RowResult<Row> {
  readonly source: TableRow;
  readonly result: 'created' | 'updated' | 'unchanged' | 'rejected';
  readonly reasons: readonly string[];
  /** As it stands in the file; absent when it could not be parsed. */
  readonly value?: Row;
}

function rowResultOf<Row>(entry: Entry<Row>, outcomes: readonly WriteOutcome[]): RowResult<Row> {
  const { source } = entry;
  if (entry.rejected !== undefined) return { source, result: 'rejected', reasons: entry.rejected };
  const { place, remarks, value, isRepeat } = entry;
  const outcome = outcomes[place] ?? 'unchanged';
  if (typeof outcome !== 'string' && 'rejected' in outcome)
    return { source, result: 'rejected', reasons: [outcome.rejected, ...remarks], value };
  if (isRepeat) return { source, result: 'unchanged', reasons: remarks, value };
  if (typeof outcome === 'string') return { source, result: outcome, reasons: remarks, value };
  return { source, result: outcome.result, reasons: [...remarks, ...outcome.remarks], value };
}

/** The result of each row of a batch, exactly one per row. */
export const rowResultsOf = <Row>(
  batch: Batch<Row>,
  outcomes: readonly WriteOutcome[],
): RowResult<Row>[] => batch.entries.map((entry) => rowResultOf(entry, outcomes));

export function countResults(settled: readonly RowResult<unknown>[]): Counts {
  const counts = emptyCounts();
  for (const { result, reasons } of settled) {
    counts[result] += 1;
    if (result !== 'rejected' && reasons.length > 0) counts.remarks += 1;
  }
  return counts;
}

/** Removes what cannot be stored. Deeper values are already text. */
function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), storableValue(inner)]),
  );
}

/** The original row by column, with additional values; as text when it has no columns. */
function rawOf(row: TableRow, columns: readonly string[]): unknown {
  if (row.raw !== undefined) return storableValue(row.raw);
  const cells = columns.map((column, at): [string, Cell] => [column, row.cells[at] ?? null]);
  return storableValue(Object.fromEntries([...cells, ...Object.entries(row.strays ?? {})]));
}

/** Stores the rows that are rejected, or accepted with a remark. */
export async function saveProblems(
  db: Queryable,
  importId: string,
  settled: readonly RowResult<unknown>[],
  columns: readonly string[],
): Promise<void> {
  const problems = settled
    .filter(({ result, reasons }) => result === 'rejected' || reasons.length > 0)
    .map(({ source, result, reasons }) => ({
      row: source.row,
      result: result === 'rejected' ? result : 'remark',
      reasons: reasons.map(storable),
      raw: rawOf(source, columns),
    }));
  if (problems.length === 0) return;
  await db.execute(sql`
    insert into import_problems (import_id, row, result, reasons, raw)
    select ${importId}::uuid, row, result, reasons, raw
    from json_to_recordset(${JSON.stringify(problems)}::json)
      as told(row int, result text, reasons text[], raw jsonb)`);
}
