import { tableFromRows, type ListTable } from '#features/companies/domain/list-entries.ts';
import { readLines } from '#core/domain/delimited/delimited-rows.ts';
import { limits } from '#core/domain/limits.ts';
import { collectionLimits } from '#features/collections/domain/limits.ts';
import { unpackedBytes } from '#core/domain/zip.ts';

/** What a file of companies holds: text to read as if it were pasted, or columns and rows. */
export type ListFile = { readonly name: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly table: ListTable }
);

/** A sentence for whoever chose the file. */
export class UnreadableList extends Error {
  override name = 'UnreadableList';
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03);

/** Kinds that are no list, known by how they begin. */
function assertText(bytes: Uint8Array): void {
  if (startsWith(bytes, 0xd0, 0xcf))
    throw new UnreadableList('This file is in the old XLS format. Save it as XLSX or CSV.');
  if (startsWith(bytes, 0x1f, 0x8b))
    throw new UnreadableList('This file is packed. Unpack it first.');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new UnreadableList('This is a PDF. Copy its text and paste it as a list instead.');
}

/** A few bytes can hold more than there is memory. @throws UnreadableList */
export function assertWorkbook(bytes: Uint8Array): void {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null) throw new UnreadableList(notAWorkbookMessage);
  if (unpacked > collectionLimits.listUnpackedBytes)
    throw new UnreadableList('This file holds too much once unpacked. Save the sheet as CSV.');
}

export const notAWorkbookMessage = 'This file is no Excel file that can be opened. Save it as CSV.';

const headBytes = 4096;

/** The encoding of a text: by its mark, by the NULs that UTF-16 has, else UTF-8 where it is that. */
function textOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, headBytes);
  const share = (odd: number) =>
    head.filter((byte, at) => byte === 0 && at % 2 === odd).length / Math.max(1, head.length / 2);
  if (startsWith(bytes, 0xff, 0xfe) || share(1) > 0.3)
    return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || share(0) > 0.3)
    return new TextDecoder('utf-16be').decode(bytes);
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 27)).length;
  if (controls > head.length / 50)
    throw new UnreadableList('This is no list of companies. CSV, Excel, text and JSON files are.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

function jsonValues(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    const within = isRecord(value) ? Object.values(value).find(Array.isArray) : value;
    return Array.isArray(within) ? within : [value];
  } catch {
    try {
      return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : JSON.parse(line)));
    } catch {
      throw new UnreadableList('This file begins as JSON does, but is not valid JSON.');
    }
  }
}

/** Names alone, or objects whose fields are the columns. */
function fromJson(text: string): unknown[][] {
  const values = jsonValues(text);
  const records = values.filter(isRecord);
  if (records.length === 0) return values.map((value) => [cellOf(value)]);
  // Records that have no field in common would make a table of millions of cells.
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].slice(
    0,
    limits.importColumnsMost,
  );
  return [columns, ...records.map((record) => columns.map((column) => record[column]))];
}

/** A line whose quotation marks are broken is cut at every delimiter: its name can be put right by hand. */
function fromDelimited(text: string): string[][] {
  const { lines, dialect } = readLines(text);
  return lines.map((line) =>
    line.problem === undefined ? line.cells : line.raw.split(dialect.delimiter),
  );
}

const isFilled = (row: readonly unknown[]) => row.some((cell) => cellOf(cell).trim() !== '');

/** Rows of cells as a table, if there is anything in them. */
export function toListFile(name: string, rows: readonly (readonly unknown[])[]): ListFile {
  const filled = rows.filter(isFilled).map((row) => row.map(cellOf));
  if (filled.length === 0) throw new UnreadableList('There is nothing in this file.');
  if (filled.length > limits.importRowsMost) {
    const most = limits.importRowsMost.toLocaleString('en');
    throw new UnreadableList(`At most ${most} rows can be read at once. Bring this file in parts.`);
  }
  return { name, kind: 'table', table: tableFromRows(filled) };
}

/** Most lines have the same cells: not so a list of names, in some of which there is a comma. */
function isTable(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.filter((row) => row.length === width).length > rows.length * 0.8;
}

/** Reads what is no workbook. @throws UnreadableList with the sentence that says what is wrong */
export function readTextFile(name: string, bytes: Uint8Array): ListFile {
  assertText(bytes);
  const text = textOf(bytes).replace(/^\uFEFF/u, '');
  if (text.trim() === '') throw new UnreadableList('There is nothing in this file.');
  if (/^\s*[[{]/u.test(text)) return toListFile(name, fromJson(text));
  const rows = fromDelimited(text);
  const isList = /\.(?:txt|md)$/iu.test(name) || !isTable(rows);
  return isList ? { name, kind: 'text', text } : toListFile(name, rows);
}
