import { fitOfColumns } from '#features/directory/imports/domain/mapping.ts';
import { stat } from 'node:fs/promises';
import { day } from '#core/domain/units.ts';
import type { Reading } from '#core/server/workers/read-in-thread.ts';
import { isBlank, linesToJudge, sheetChoice } from './choose-sheet.ts';
import { countLinesBelow, type SpacedRow } from './lines-below.ts';
import { assertColumns, headerOf, shownLine } from './table-header.ts';
import type { Table, TableReadOptions } from './table.ts';
import type { TableRow } from './table-rows.ts';
import { unreadableFile } from './unreadable-file.ts';
import { sheetsOf } from './workbook.ts';
import type { Sheet } from './workbook-sheets.ts';

const rowsAtOnce = 1000;

/** Where a workbook counts days from. */
const dayZero = Date.UTC(1899, 11, 30);

/** A number that is a year, in a cell formatted as a date: a day of 1905 that nobody meant. */
function withYear(cell: unknown): unknown {
  if (!(cell instanceof Date)) return cell;
  const number = (cell.getTime() - dayZero) / day;
  return Number.isInteger(number) && number >= 1900 && number <= 2100 ? number : cell;
}

interface FilledRow extends SpacedRow {
  readonly isHidden: boolean;
}

function filledRowsOf({ rows, hiddenRows }: Sheet): FilledRow[] {
  const hidden = new Set(hiddenRows);
  let before = -1;
  return rows.flatMap((cells, at) => {
    if (isBlank(cells)) return [];
    const isApart = at > before + 1;
    before = at;
    return [{ cells, isApart, isHidden: hidden.has(at) }];
  });
}

/** The rows that are read of those that people see, or of all of them. */
function chosenRows(filled: readonly FilledRow[], wished: TableReadOptions['hiddenRows']) {
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const count = filled.length - visible.length;
  // Names of columns and a row: of a sheet where nobody sees a table, all is read.
  const choice = wished ?? (visible.length < 2 ? 'import' : 'skip');
  return { count, choice, rows: choice === 'import' ? filled : visible };
}

/** A sheet of a workbook. */
export async function workbookTable(
  path: string,
  { sheet: wished, headerRow: wishedRow, target, ...wish }: TableReadOptions,
  reading: Reading,
): Promise<Table> {
  const sheets = await sheetsOf(path, reading);
  const { best, shown, hidden } = sheetChoice(sheets, (columns) =>
    target === undefined ? 0 : fitOfColumns(target, columns),
  );
  const sheet = wished === undefined ? best : sheets.find(({ name }) => name === wished);
  if (sheet === undefined) {
    if (best === undefined) throw unreadableFile(path, 'has nothing in its sheets.');
    const names = [...shown, ...hidden].join(', ');
    throw unreadableFile(path, `has no sheet “${wished ?? ''}”. It has: ${names}.`);
  }
  const selection = chosenRows(filledRowsOf(sheet), wish.hiddenRows);
  const filled = selection.rows;
  if (filled.length === 0) throw unreadableFile(path, `has nothing in its sheet “${sheet.name}”.`);
  const lines = filled.slice(0, linesToJudge).map(({ cells }) => cells);
  const header = headerOf(lines, wishedRow);
  const { headerRow, columns } = header;
  assertColumns(path, columns);
  const body = filled.slice(headerRow);
  if (body.length === 0) throw unreadableFile(path, 'has a line of names and no rows below it.');
  const below = countLinesBelow(body);
  const linesBelow = wish.linesBelow ?? 'skip';
  const rows = linesBelow === 'skip' ? body.slice(0, body.length - below) : body;
  const { size } = await stat(path);
  return {
    format: {
      kind: 'xlsx',
      sheet: sheet.name,
      sheets: [...shown],
      ...(hidden.length > 0 && { hiddenSheets: [...hidden] }),
      ...(selection.count > 0 && { hiddenRows: selection.choice }),
      ...(below > 0 && { linesBelow }),
      headerRow,
    },
    columns,
    lines: header.lines,
    hiddenRows: selection.count,
    linesBelow: body.slice(body.length - below).map(({ cells }) => shownLine(cells)),
    notes: [
      ...header.notes,
      ...(shown.length > 1 || sheet.isHidden
        ? [
            `Read is the ${sheet.isHidden ? 'hidden ' : ''}sheet “${sheet.name}” of ${shown.length + hidden.length}.`,
          ]
        : []),
    ],
    async *rows() {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const some = rows.slice(from, from + rowsAtOnce);
        const share = (from + some.length) / rows.length;
        yield {
          rows: some.map(({ cells }, at): TableRow => ({
            row: from + at + 1,
            cells: columns.map((_, nth) => withYear(cells[nth])),
          })),
          bytes: Math.round(size * share),
        };
      }
    },
  };
}
