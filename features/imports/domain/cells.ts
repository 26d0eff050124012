/** What a cell of a file can hold: text of a delimited file, any value of JSON or of a workbook. */
export type Cell = unknown;

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** A value as the text it stands for, as it came; '' when there is nothing. */
export function rawText(value: Cell): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(isScalar)) return value.map(rawText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Without what cannot be stored: NUL, and halves of characters. */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll('\u0000', '').toWellFormed();

/** Whether a text came through unharmed: U+FFFD stands where a character could not be read. */
export const isIntactText = (text: string): boolean => isStorable(text) && !text.includes('\uFFFD');

/** On one line, with single spaces. */
export const onOneLine = (text: string): string =>
  /[^\S ]|  /u.test(text) ? text.replaceAll(/\s+/gu, ' ').trim() : text.trim();

/** What a spreadsheet shows where a formula went wrong. */
const spreadsheetError = /^#(?:NAME\?|REF!|N\/A|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/iu;
export const isSpreadsheetError = (text: string): boolean =>
  text.startsWith('#') && spreadsheetError.test(text);

/** Words that programs write where there is nothing. */
const nothings = new Set([
  '',
  '-',
  '–',
  '—',
  'null',
  'n/a',
  'na',
  'none',
  'nan',
  'undefined',
  '\\n',
]);
export const isBlankCell = (text: string): boolean =>
  text.length <= 9 && nothings.has(text.toLowerCase());

/** Long enough to find it in the file, short enough to read. */
export const quoted = (text: string, most = 80): string =>
  text.length > most ? `“${text.slice(0, most).toWellFormed()}…”` : `“${text}”`;
