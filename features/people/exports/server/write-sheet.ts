import type { CellValue } from '#core/domain/exporting/sheet.ts';
import { byteOrderMark, csvLines } from '#core/domain/exporting/csv.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Export } from '#features/people/exports/domain/export.ts';
import { exportLimits } from '#features/people/exports/domain/limits.ts';
import { exportRefusals } from '#features/people/exports/domain/refusals.ts';

/** What any other cell weighs beside the characters of texts. */
const cellOverhead = 8;

type Rows = readonly (readonly CellValue[])[];

export const contentTypes: Readonly<Record<Export['format'], string>> = {
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function* csvOf(headings: readonly string[], pages: AsyncIterable<Rows>) {
  yield Buffer.from(byteOrderMark + csvLines([headings]));
  for await (const rows of pages) yield Buffer.from(csvLines(rows));
}

/** Longer texts make Excel call the whole workbook damaged. */
const cellCharacters = 32_767;
const cutNote = ' … [cut here; the CSV file has the whole text]';

const fitting = (text: string): string =>
  text.length <= cellCharacters
    ? text
    : text.slice(0, cellCharacters - cutNote.length).toWellFormed() + cutNote;

/** The library needs all rows at once; loaded with the first workbook. */
async function* xlsxOf(headings: readonly string[], pages: AsyncIterable<Rows>) {
  let size = 0;
  const { default: write } = await import('write-excel-file/node');
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const data = [];
  for await (const rows of pages) {
    for (const row of rows) {
      const cells = row.map((value) => {
        if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
        return typeof value === 'string' ? fitting(value) : value;
      });
      for (const cell of cells) size += typeof cell === 'string' ? cell.length : cellOverhead;
      if (size > exportLimits.workbookCharactersMost) {
        throw refused(exportRefusals['export.workbookTooLarge']);
      }
      data.push(cells);
    }
  }
  const columns = headings.map((_, index) => ({ width: index === 0 ? 40 : 20 }));
  yield await write([head, ...data], { columns, stickyRowsCount: 1 }).toBuffer();
}

/** Rows of a section and a record as JSON: an object with the records of each section. */
async function* jsonOf(_headings: readonly string[], pages: AsyncIterable<Rows>) {
  let section: CellValue = null;
  for await (const rows of pages) {
    let text = '';
    for (const [name = null, record] of rows) {
      const start = section === null ? '{\n' : '\n],\n';
      text += name === section ? ',\n' : `${start}${JSON.stringify(name)}: [\n`;
      text += String(record);
      section = name;
    }
    if (text !== '') yield Buffer.from(text);
  }
  yield Buffer.from(section === null ? '{}\n' : '\n]\n}\n');
}

/** Each row is a line that is written already. */
async function* linesOf(_headings: readonly string[], pages: AsyncIterable<Rows>) {
  for await (const rows of pages) {
    yield Buffer.from(rows.map(([line]) => `${String(line)}\n`).join(''));
  }
}

const writers = { csv: csvOf, xlsx: xlsxOf, json: jsonOf, jsonl: linesOf } as const;

/** A table as the bytes of a file. CSV is written page by page. */
export const writeSheet = (
  format: keyof typeof writers,
  headings: readonly string[],
  pages: AsyncIterable<Rows>,
): AsyncIterable<Buffer> => writers[format](headings, pages);
