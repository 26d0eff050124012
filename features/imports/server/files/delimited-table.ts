import { DelimitedText, type Dialect, type Line } from './delimited.ts';
import { dialectOf, withoutSpoken } from './dialect.ts';
import { textOf, type Encoding } from './encoding.ts';
import type { Table, Wish } from './open-table.ts';
import { namesOfColumns, problemRow, type TableRow } from './records.ts';
import { unusable } from './unreadable.ts';

/** Enough text to see how a file is written. */
const sampleCharacters = 64 * 1024;
const columnsMost = 500;

async function sampleOf(path: string, encoding: Encoding): Promise<string> {
  let sample = '';
  for await (const { text } of textOf(path, encoding)) {
    sample += text;
    if (sample.length >= sampleCharacters) break;
  }
  return sample;
}

async function* linesOf(path: string, encoding: Encoding, dialect: Dialect) {
  const reader = new DelimitedText(dialect);
  let isFirst = true;
  let reached = 0;
  for await (const { text, bytes } of textOf(path, encoding)) {
    reached = bytes;
    yield { lines: reader.read(isFirst ? withoutSpoken(text) : text, false), bytes };
    isFirst = false;
  }
  yield { lines: reader.read('', true), bytes: reached };
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function rowOf(row: number, line: Line, columns: readonly string[]): TableRow {
  if (line.problem !== undefined) return problemRow(row, line.problem, line.raw);
  const { cells } = line;
  if (cells.length === columns.length) return { row, cells };
  const surplus = cells.slice(columns.length);
  if (surplus.length > 0 && isBlank(surplus)) return { row, cells: cells.slice(0, columns.length) };
  const some = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);
  return problemRow(
    row,
    `It has ${some(cells.length)} where the line of names has ${columns.length}.`,
    Object.fromEntries(
      cells.map((cell, at) => [columns[at] ?? `Surplus cell ${at + 1 - columns.length}`, cell]),
    ),
  );
}

/** Text of cells and delimiters, its first line their names. */
export async function delimitedTable(path: string, encoding: Encoding, wish: Wish): Promise<Table> {
  const sample = await sampleOf(path, encoding);
  const guessed = dialectOf(sample);
  const dialect: Dialect = {
    delimiter: wish.delimiter ?? guessed.delimiter,
    quote: wish.quote ?? guessed.quote,
    escape: wish.escape ?? guessed.escape,
  };
  const text = withoutSpoken(sample);
  const whole = new DelimitedText(dialect).read(text, false);
  const [header, second] = whole.length > 1 ? whole : new DelimitedText(dialect).read(text, true);
  if (header === undefined) throw unusable(path, 'holds nothing but blank lines.');
  if (header.problem !== undefined)
    throw unusable(path, `has no line of names that can be read. ${header.problem}`);
  if (header.cells.length > columnsMost)
    throw unusable(path, `has ${header.cells.length} columns. Keep ${columnsMost} at most.`);
  if (second === undefined) throw unusable(path, 'has a line of names and no rows below it.');
  const { columns, notes } = namesOfColumns(header.cells);
  return {
    format: { kind: 'csv', encoding, ...dialect },
    columns,
    notes,
    async *rows() {
      let count = 0;
      let isHeader = true;
      for await (const { lines, bytes } of linesOf(path, encoding, dialect)) {
        const rows: TableRow[] = [];
        for (const line of lines) {
          if (isHeader) {
            isHeader = false;
            continue;
          }
          // A line of nothing but delimiters is a blank line too.
          if (line.problem === undefined && isBlank(line.cells)) continue;
          count += 1;
          rows.push(rowOf(count, line, columns));
        }
        if (rows.length > 0) yield { rows, bytes };
      }
    },
  };
}
