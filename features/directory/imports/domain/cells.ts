/** A cell's value: text from a delimited file, any value from JSON or a workbook. */
export type Cell = unknown;

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** A value as text, unchanged; '' when empty. */
export function rawText(value: Cell): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every(isScalar)) return value.map(rawText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000');

/** Removes what PostgreSQL cannot store: NUL and lone surrogates. */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll('\u0000', '').toWellFormed();

/** Whether a text was decoded without loss: U+FFFD replaces undecodable characters. */
export const isIntactText = (text: string): boolean => isStorable(text) && !text.includes('\uFFFD');

/** Soft hyphens, zero-width spaces and directions. Joiners stay: letters and emoji need them. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const allInvisible = new RegExp(invisible, 'gu');

/** Without marks that show nothing, by which two equal words would differ. */
export const withoutInvisible = (text: string): string =>
  invisible.test(text) ? text.replaceAll(allInvisible, '').trim() : text;

/** On one line, with single spaces. */
export const onOneLine = (text: string): string =>
  /[^\S ]|  /u.test(text) ? text.replaceAll(/\s+/gu, ' ').trim() : text.trim();

/** Error values of spreadsheets. */
const spreadsheetError = /^#(?:NAME\?|REF!|N\/A|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/iu;
export const isSpreadsheetError = (text: string): boolean =>
  text.startsWith('#') && spreadsheetError.test(text);

/** Words that programs write for an empty value. */
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
  // Directories write these for what they do not know.
  '--',
  'n.a.',
  'unknown',
  'undisclosed',
  'unspecified',
  'not disclosed',
  'not available',
]);
const longestNothing = Math.max(...[...nothings].map(({ length }) => length));
export const isBlankCell = (text: string): boolean =>
  text.length <= longestNothing && nothings.has(text.toLowerCase());

/** Long enough to find it in the file, short enough to read. */
export const quoted = (text: string, most = 80): string =>
  text.length > most ? `“${text.slice(0, most).toWellFormed()}…”` : `“${text}”`;
