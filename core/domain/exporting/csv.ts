import type { CellValue, Sheet } from './sheet.ts';

/**
 * Characters that make a spreadsheet execute a text as a formula (CSV injection): an apostrophe in front
 * stops it. Also behind apostrophes, so that taking one off gives back every text.
 */
const beginsFormula = /^'*[=+\-@\t\r\n]/u;
const guarded = /^'+[=+\-@\t\r\n]/u;
const needsQuotes = /[",\r\n]/u;
/** Byte order mark: without it Excel does not recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A text as it was before it was written to CSV: without the apostrophe that guards it. */
export const withoutGuard = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

function textOf(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return beginsFormula.test(value) ? `'${value}` : value;
}

function cell(value: CellValue): string {
  const text = textOf(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of a table as CSV, for streaming. */
export const csvLines = (rows: Sheet['rows']): string =>
  rows.map((row) => `${row.map((value) => cell(value)).join(',')}\r\n`).join('');

/** A table as CSV (RFC 4180) for Excel. Numbers stay numbers; no text becomes a formula. */
export const csvOf = ({ headings, rows }: Sheet): string =>
  byteOrderMark + csvLines([headings, ...rows]);
