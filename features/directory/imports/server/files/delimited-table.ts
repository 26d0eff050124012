import { withoutGuard } from '#core/domain/exporting/csv.ts';
import { isBlankLine, rowOfLine, sampleCharacters } from '#core/domain/delimited/delimited-rows.ts';
import { DelimitedText, type Dialect, type Line } from '#core/domain/delimited/delimited-text.ts';
import { detectDialect, withoutSeparatorLine } from '#core/domain/delimited/dialect.ts';
import { textOf, type Encoding } from './encoding.ts';
import { assertColumns, headerOf } from './table-header.ts';
import type { Table, TableReadOptions } from './table.ts';
import type { TableRow } from './table-rows.ts';
import { unreadableFile } from './unreadable-file.ts';

async function sampleOf(path: string, encoding: Encoding): Promise<string> {
  let sample = '';
  for await (const { text } of textOf(path, encoding)) {
    sample += text;
    if (sample.length >= sampleCharacters) break;
  }
  return sample;
}

/** Programs that write CSV, ours among them, guard texts that a spreadsheet would run. */
const unguarded = (line: Line): Line =>
  line.problem === undefined && line.cells.some((cell) => cell.startsWith("'"))
    ? { cells: line.cells.map(withoutGuard) }
    : line;

async function* linesOf(path: string, encoding: Encoding, dialect: Dialect) {
  const reader = new DelimitedText(dialect);
  let isFirst = true;
  let reached = 0;
  for await (const { text, bytes } of textOf(path, encoding)) {
    reached = bytes;
    yield { lines: reader.read(isFirst ? withoutSeparatorLine(text) : text, false), bytes };
    isFirst = false;
  }
  yield { lines: reader.read('', true), bytes: reached };
}

/** Delimited text with a header line. */
export async function delimitedTable(
  path: string,
  encoding: Encoding,
  wish: TableReadOptions,
): Promise<Table> {
  const sample = await sampleOf(path, encoding);
  const guessed = detectDialect(sample);
  const dialect: Dialect = {
    delimiter: wish.delimiter ?? guessed.delimiter,
    quote: wish.quote ?? guessed.quote,
    escape: wish.escape ?? guessed.escape,
  };
  const text = withoutSeparatorLine(sample);
  const complete = new DelimitedText(dialect).read(text, false);
  const read = complete.length > 1 ? complete : new DelimitedText(dialect).read(text, true);
  const filled = read.filter((line) => !isBlankLine(line));
  const cellsOf = filled.map((line) =>
    line.problem === undefined ? line.cells.map(withoutGuard) : null,
  );
  if (filled.length === 0) throw unreadableFile(path, 'holds nothing but blank lines.');
  const { headerRow, columns, notes, lines: sampleLines } = headerOf(cellsOf, wish.headerRow);
  const problem = headerRow === 0 ? undefined : filled[headerRow - 1]?.problem;
  if (problem !== undefined)
    throw unreadableFile(path, `has no line of names that can be read. ${problem}`);
  assertColumns(path, columns);
  if (filled.length <= headerRow)
    throw unreadableFile(path, 'has a line of names and no rows below it.');
  return {
    format: { kind: 'csv', encoding, ...dialect, headerRow },
    columns,
    lines: sampleLines,
    notes,
    async *rows() {
      let count = 0;
      let above = headerRow;
      for await (const { lines, bytes } of linesOf(path, encoding, dialect)) {
        const rows: TableRow[] = [];
        for (const line of lines) {
          if (isBlankLine(line)) continue;
          if (above > 0) {
            above -= 1;
            continue;
          }
          count += 1;
          rows.push({ row: count, cells: [], ...rowOfLine(unguarded(line), columns) });
        }
        if (rows.length > 0) yield { rows, bytes };
      }
    },
  };
}
