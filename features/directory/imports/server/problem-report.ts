import { byteOrderMark, csvLines } from '#core/domain/exporting/csv.ts';
import type { CellValue } from '#core/domain/exporting/sheet.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { importStore } from './store.ts';

const rowsAtOnce = 500;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellOf(raw: unknown, column: string): CellValue {
  const value = isRecord(raw) && Object.hasOwn(raw, column) ? raw[column] : null;
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A row that could not be split into columns is put unchanged into the first one. */
const cellsOf = (raw: unknown, columns: readonly string[]): CellValue[] =>
  isRecord(raw) || columns.length === 0
    ? columns.map((column) => cellOf(raw, column))
    : [typeof raw === 'string' ? raw : JSON.stringify(raw)];

const lineCharacters = 500;

/** The original row, in column order. */
export const lineOf = (raw: unknown, columns: readonly string[]): string =>
  cellsOf(raw, columns)
    .flatMap((value) => (value === null || value === '' ? [] : [String(value)]))
    .join(' · ')
    .slice(0, lineCharacters)
    .toWellFormed();

/**
 * Rejected rows as CSV, each with its number, the reason and the original cells: corrected and
 * without the first two columns it can be imported again. Streamed.
 */
export async function* writeReport(
  db: Queryable,
  id: string,
  columns: readonly string[],
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLines([['Row', 'Reasons', ...columns]]);
  let behindRow = 0;
  for (;;) {
    const rows = await importStore.rejected(db, id, behindRow, rowsAtOnce);
    yield csvLines(
      rows.map(({ row, reasons, raw }) => [row, reasons.join(' '), ...cellsOf(raw, columns)]),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    behindRow = last.row;
  }
}
