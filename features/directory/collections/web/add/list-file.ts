import {
  tableFromRows,
  type ListTable,
} from '#features/directory/companies/domain/list-entries.ts';
import { readLines } from '#core/domain/delimited/delimited-rows.ts';
import { limits } from '#core/domain/limits.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import { unpackedBytes } from '#core/domain/zip.ts';

/** The content of a file of companies: text like a pasted list, or a table. */
export type ListFile = { readonly name: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly table: ListTable }
);

/** An error message for the user. */
export class UnreadableList extends Error {
  override name = 'UnreadableList';
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03);

/** Rejects other file types by their magic number. */
function assertText(bytes: Uint8Array): void {
  if (startsWith(bytes, 0xd0, 0xcf))
    throw new UnreadableList('This file is in the old XLS format. Save it as XLSX or CSV.');
  if (startsWith(bytes, 0x1f, 0x8b))
    throw new UnreadableList('This file is packed. Unpack it first.');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    throw new UnreadableList('This is a PDF. Copy its text and paste it as a list instead.');
}

/** Rejects zip bombs. @throws UnreadableList */
export function assertWorkbook(bytes: Uint8Array): void {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null) throw new UnreadableList(notAWorkbookMessage);
  if (unpacked > collectionLimits.listUnpackedBytes)
    throw new UnreadableList('This file holds too much once unpacked. Save the sheet as CSV.');
}

export const notAWorkbookMessage =
  'This file is not a workbook that can be read. Open it in Excel and save it again, or save the sheet as CSV.';

const headBytes = 4096;

/** Decodes text by its byte order mark, by the NULs of UTF-16, else as UTF-8, else Windows-1252. */
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
    throw new UnreadableList(
      'This is not a list of companies. Choose a CSV, Excel, text or JSON file.',
    );
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

/** An array of names, or of objects with fields as columns. */
function fromJson(text: string): unknown[][] {
  const values = jsonValues(text);
  const records = values.filter(isRecord);
  if (records.length === 0) return values.map((value) => [cellOf(value)]);
  // Limited, because records without common fields would make millions of cells.
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].slice(
    0,
    limits.importColumnsMost,
  );
  return [columns, ...records.map((record) => columns.map((column) => record[column]))];
}

/** A line with broken quotes is split at every delimiter, so that its name can be corrected by hand. */
function fromDelimited(text: string): string[][] {
  const { lines, dialect } = readLines(text);
  return lines.map((line) =>
    line.problem === undefined ? line.cells : line.raw.split(dialect.delimiter),
  );
}

const isFilled = (row: readonly unknown[]) => row.some((cell) => cellOf(cell).trim() !== '');

/** A table from rows of cells. @throws UnreadableList when all are empty */
export function toListFile(name: string, rows: readonly (readonly unknown[])[]): ListFile {
  const filled = rows.filter(isFilled).map((row) => row.map(cellOf));
  if (filled.length === 0) throw new UnreadableList('There is nothing in this file.');
  if (filled.length > limits.importRowsMost) {
    const most = limits.importRowsMost.toLocaleString('en');
    throw new UnreadableList(`At most ${most} rows can be read at once. Bring this file in parts.`);
  }
  return { name, kind: 'table', table: tableFromRows(filled) };
}

/** Whether most lines have the same number of cells. A list of names may also contain some commas. */
function isTable(rows: readonly (readonly string[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.filter((row) => row.length === width).length > rows.length * 0.8;
}

/** Reads text, CSV and JSON files. @throws UnreadableList with a message for the user */
export function readTextFile(name: string, bytes: Uint8Array): ListFile {
  assertText(bytes);
  const text = textOf(bytes).replace(/^\uFEFF/u, '');
  if (text.trim() === '') throw new UnreadableList('There is nothing in this file.');
  if (/^\s*[[{]/u.test(text)) return toListFile(name, fromJson(text));
  const rows = fromDelimited(text);
  const isList = /\.(?:txt|md)$/iu.test(name) || !isTable(rows);
  return isList ? { name, kind: 'text', text } : toListFile(name, rows);
}
