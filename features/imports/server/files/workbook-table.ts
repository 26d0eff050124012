import { stat } from 'node:fs/promises';
import { day } from '#core/domain/units.ts';
import type { Reading } from '#core/server/workers/read-in-thread.ts';
import { assertColumns, headerOf } from './table-header.ts';
import type { Table, TableReadOptions } from './table.ts';
import type { TableRow } from './table-rows.ts';
import { unreadableFile } from './unreadable-file.ts';
import { sheetsOf } from './workbook.ts';

const rowsAtOnce = 1000;
/** Rows that say where the names of columns are, and how many columns there are. */
const linesToJudge = 200;

const isBlank = (cells: readonly unknown[]) =>
  cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === '');

/** Where a workbook counts days from. */
const dayZero = Date.UTC(1899, 11, 30);

/** A number that is a year, in a cell formatted as a date: a day of 1905 that nobody meant. */
function withYear(cell: unknown): unknown {
  if (!(cell instanceof Date)) return cell;
  const number = (cell.getTime() - dayZero) / day;
  return Number.isInteger(number) && number >= 1900 && number <= 2100 ? number : cell;
}

/** A sheet of a workbook. */
export async function workbookTable(
  path: string,
  { sheet: wished, headerRow: wishedRow }: TableReadOptions,
  reading: Reading,
): Promise<Table> {
  const sheets = await sheetsOf(path, reading);
  const names = sheets.map(({ name }) => name);
  const chosen =
    wished === undefined
      ? (sheets.find(({ rows }) => rows.some((cells) => !isBlank(cells))) ?? sheets[0])
      : sheets.find(({ name }) => name === wished);
  if (chosen === undefined)
    throw unreadableFile(path, `has no sheet “${wished ?? ''}”. It has: ${names.join(', ')}.`);
  const filled = chosen.rows.filter((cells) => !isBlank(cells));
  if (filled.length === 0) throw unreadableFile(path, 'has nothing in its sheets.');
  const { headerRow, columns, notes, lines } = headerOf(filled.slice(0, linesToJudge), wishedRow);
  assertColumns(path, columns);
  const rows = filled.slice(headerRow);
  if (rows.length === 0) throw unreadableFile(path, 'has a line of names and no rows below it.');
  const { size } = await stat(path);
  return {
    format: { kind: 'xlsx', sheet: chosen.name, sheets: names, headerRow },
    columns,
    lines,
    notes:
      sheets.length > 1
        ? [...notes, `Read is the sheet “${chosen.name}” of ${names.length}.`]
        : notes,
    async *rows() {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const some = rows.slice(from, from + rowsAtOnce);
        const share = (from + some.length) / rows.length;
        yield {
          rows: some.map((cells, at): TableRow => ({
            row: from + at + 1,
            cells: columns.map((_, nth) => withYear(cells[nth])),
          })),
          bytes: Math.round(size * share),
        };
      }
    },
  };
}
