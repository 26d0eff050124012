import {
  isBlankLine,
  namesOfColumns,
  rowOfLine,
  sampleCharacters,
} from '#core/domain/delimited/delimited-rows.ts';
import { DelimitedText, type Dialect } from '#core/domain/delimited/delimited-text.ts';
import { detectDialect, withoutSeparatorLine } from '#core/domain/delimited/dialect.ts';
import { textOf, type Encoding } from './encoding.ts';
import type { Table, TableReadOptions } from './table.ts';
import type { TableRow } from './table-rows.ts';
import { unreadableFile } from './unreadable-file.ts';

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
  const whole = new DelimitedText(dialect).read(text, false);
  const [header, second] = whole.length > 1 ? whole : new DelimitedText(dialect).read(text, true);
  if (header === undefined) throw unreadableFile(path, 'holds nothing but blank lines.');
  if (header.problem !== undefined)
    throw unreadableFile(path, `has no line of names that can be read. ${header.problem}`);
  if (header.cells.length > columnsMost)
    throw unreadableFile(path, `has ${header.cells.length} columns. Keep ${columnsMost} at most.`);
  if (second === undefined) throw unreadableFile(path, 'has a line of names and no rows below it.');
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
          if (isBlankLine(line)) continue;
          count += 1;
          rows.push({ row: count, cells: [], ...rowOfLine(line, columns) });
        }
        if (rows.length > 0) yield { rows, bytes };
      }
    },
  };
}
