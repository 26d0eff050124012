import { isBlankCell, rawText, storable } from '#features/directory/imports/domain/cells.ts';
import { findDateOrder } from '#features/directory/imports/domain/date-orders.ts';
import type { Inspection } from '#features/directory/imports/domain/import.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { ServerImportTarget } from './shared/import-target.ts';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';
import type { Reading } from '#core/server/workers/read-in-thread.ts';
import { openTable } from '#features/directory/imports/server/files/open-table.ts';
import type { Table, TableReadOptions } from '#features/directory/imports/server/files/table.ts';
import type { TableRow } from '#features/directory/imports/server/files/table-rows.ts';

/** Rows sampled to detect a column's content. */
const rowsToSample = 2000;
const rowsShown = 20;
const samplesShown = 3;
const sampleCharacters = 200;

async function firstRows(table: Table, most: number): Promise<TableRow[]> {
  const first: TableRow[] = [];
  for await (const { rows } of table.rows()) {
    first.push(...rows.slice(0, most - first.length));
    if (first.length >= most) break;
  }
  return first;
}

const sampleOf = (cell: unknown) =>
  storable(rawText(cell)).slice(0, sampleCharacters).toWellFormed();

function samplesOf(rows: readonly TableRow[], at: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const text = sampleOf(cells[at]).trim();
    if (!isBlankCell(text)) samples.add(text);
    if (samples.size === samplesShown) break;
  }
  return [...samples];
}

/** The cells of each column as text. */
const textsOf = (columns: readonly string[], rows: readonly TableRow[]): string[][] =>
  columns.map((_, at) =>
    rows.filter(({ problem }) => problem === undefined).map(({ cells }) => rawText(cells[at])),
  );

/** The orders that dates have for certain, and the columns where they may mean two days. */
function datesOf(columns: readonly string[], rows: readonly TableRow[]) {
  const orders = columns.map((column, at) => {
    const texts = rows.map(({ cells }) => rawText(cells[at]).slice(0, 40));
    return { column, ...findDateOrder(texts) };
  });
  return {
    dateOrders: Object.fromEntries(
      orders.flatMap(({ column, order }) => (order === undefined ? [] : [[column, order]])),
    ),
    ambiguousDates: orders.flatMap(({ column, sample }) =>
      sample === undefined ? [] : [{ column, sample }],
    ),
  };
}

/**
 * Detects a file's format and its columns, and proposes fields.
 * @throws UnreadableFile with a sentence that says what is wrong with it
 */
export async function inspectFile(
  path: string,
  target: ImportTarget,
  wish: TableReadOptions,
  reading: Reading,
  guessFields: ServerImportTarget['guessFields'],
): Promise<Inspection> {
  const table = await openTable(path, wish, reading);
  const rows = await firstRows(table, rowsToSample);
  const named = proposeMapping(target, table.columns);
  const guessed = guessFields?.(table.columns, textsOf(table.columns, rows), named) ?? {};
  const { dateOrders, ambiguousDates } = datesOf(table.columns, rows);
  return {
    format: { ...table.format, ...(Object.keys(dateOrders).length > 0 && { dateOrders }) },
    columns: table.columns.map((name, at) => ({
      name,
      samples: samplesOf(rows, at),
      proposed: guessed[name] ?? named[name] ?? null,
      isGuessed: Object.hasOwn(guessed, name),
    })),
    rows: rows
      .filter(({ problem }) => problem === undefined)
      .slice(0, rowsShown)
      .map(({ cells }) => cells.map(sampleOf)),
    lines: [...(table.lines ?? [])],
    hiddenRows: table.hiddenRows ?? 0,
    linesBelow: [...(table.linesBelow ?? [])],
    ambiguousDates,
    notes: [...table.notes],
  };
}
