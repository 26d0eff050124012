import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from './limits.ts';
import { isUnambiguousLink, parseLink } from './links.ts';
import { isLegalForm, nameKey } from './name-keys.ts';

/** One company of a pasted list, and what it can be looked up by. */
export interface ListEntry {
  /** The original text. */
  readonly text: string;
  readonly name: string | null;
  readonly domain: string | null;
}

/** The parsed list. */
export interface ListEntries {
  readonly entries: readonly ListEntry[];
  /** Number of duplicates that were removed. */
  readonly repeated: number;
  /** Entries beyond the limit of one lookup. */
  readonly beyond: readonly ListEntry[];
}

const clean = (text: string) =>
  text
    .replaceAll(/[\u200b\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim();

/** Markers at the start of a line: "- ", "12. ", "(3) ", "[x] ". */
const marker = /^(?:[-*+•–—·▪◦‣●○■□✓✔>]+\s+|\(?\d{1,4}[.)]\s+|\[[ x]?\]\s+)+/iu;
const quoted = /^(["'“”«»])(.+)["'“”«»]$/u;

const withoutMarks = (line: string): string =>
  clean(line).replace(marker, '').replace(quoted, '$2').trim();

const cut = (name: string): string => name.slice(0, limits.nameCharacters).toWellFormed().trim();

const entry = (text: string, name: string | null, domain: string | null): ListEntry => ({
  text,
  name: name === null || nameKey(name) === null ? null : cut(name),
  domain,
});

/** A company by its name, its web address, or both. */
function parseEntry(nameText: string, linkText = ''): ListEntry {
  const [name, link] = [withoutMarks(nameText), parseLink(linkText)];
  const text = [name, withoutMarks(linkText)].filter(Boolean).join(', ');
  if (link === null) {
    const own = parseLink(name);
    if (own === null) return entry(text, name, null);
    return entry(text, own.name ?? (isUnambiguousLink(name) ? null : name), own.domain);
  }
  return entry(text, parseLink(name) === null && name !== '' ? name : link.name, link.domain);
}

/** "[Acme](https://acme.com)", "Acme – acme.com", "Acme (www.acme.com)": a name and its link. */
const marked = /^\[([^\]]+)\]\((\S+)\)$/u;
const beside = /^(.*\S)\s+([(<[]?\S+\.\p{Ll}\S*)$/u;

function entryOfLine(line: string): ListEntry {
  const text = withoutMarks(line);
  const [, name, link] = marked.exec(text) ?? beside.exec(text) ?? [];
  if (name !== undefined && link !== undefined && parseLink(link) !== null) {
    return { ...parseEntry(name.replace(/[\s,;:–—|-]+$/u, ''), link), text };
  }
  return { ...parseEntry(text), text };
}

/** Splits a line; a legal form stays with its name: "Acme, Inc." is one. */
function piecesOf(line: string, separator: string): string[] {
  const pieces: string[] = [];
  // Separators within quotation marks are part of the text.
  for (const segment of line.match(separator === ';' ? semicolons : commas) ?? []) {
    const piece = segment.replace(/^[,;]/u, '').trim();
    const last = pieces.length - 1;
    if (last >= 0 && isLegalForm(piece)) pieces[last] = `${pieces[last]}, ${piece}`;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}
const commas = /(?:^|,)\s*(?:"[^"]*"|[^,]*)/gu;
const semicolons = /(?:^|;)\s*(?:"[^"]*"|[^;]*)/gu;

/** The companies of a line: several only where the separators are unambiguous. */
function entriesOfLine(line: string, isAlone: boolean): ListEntry[] {
  const separator = line.includes(';') ? ';' : ',';
  const pieces = piecesOf(line, separator);
  const links = pieces.filter((piece) => parseLink(piece) !== null);
  const [first = '', second = ''] = pieces;
  if (pieces.length === 2 && links.length === 1) {
    const isNameFirst = parseLink(first) === null;
    const [name, link] = isNameFirst ? [first, second] : [second, first];
    return [{ ...parseEntry(name, link), text: withoutMarks(line) }];
  }
  const areSeveral =
    pieces.length > 1 &&
    (separator === ';' || links.length === pieces.length || isAlone || pieces.length > 2);
  return areSeveral ? pieces.map(entryOfLine) : [entryOfLine(line)];
}

/** Removes duplicates and entries without a name or domain, and applies the limit. */
function each(all: readonly ListEntry[]): ListEntries {
  const keys = new Set<string>();
  const once: ListEntry[] = [];
  let repeated = 0;
  for (const one of all) {
    const key = one.domain ?? nameKey(one.name ?? one.text);
    if (key === null) continue;
    if (keys.has(key)) repeated += 1;
    else once.push(one);
    keys.add(key);
  }
  return { ...nextBatch(once), repeated };
}

/** The entries of the next lookup, up to the limit. */
export const nextBatch = (waiting: readonly ListEntry[]): ListEntries => ({
  entries: waiting.slice(0, companyLimits.entriesMost),
  repeated: 0,
  beyond: waiting.slice(companyLimits.entriesMost),
});

/** A list as columns and rows. */
export interface ListTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Indexes of the columns with name and link; null: there is none. */
export interface ChosenColumns {
  readonly name: number | null;
  readonly link: number | null;
}

const rowsToJudge = 200;
const shareOf = (rows: ListTable['rows'], at: number, test: (cell: string) => boolean): number => {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
};

const isLink = (cell: string) => parseLink(cell) !== null;
const isWords = (cell: string) => /\p{L}/u.test(cell) && parseLink(cell) === null;

/** Detects the columns by their headers, else by their contents. Sure: by their headers. */
export function chooseColumns({ columns, rows }: ListTable): ChosenColumns & { isSure: boolean } {
  const proposed = proposeMapping(companyImport, columns);
  const called = (field: string) => {
    const at = columns.findIndex((column) => proposed[column] === field);
    return at === -1 ? null : at;
  };
  const judged = rows.slice(0, rowsToJudge);
  const holding = (test: (cell: string) => boolean, not: number | null) => {
    const shares = columns.map((_, at) => (at === not ? 0 : shareOf(judged, at, test)));
    const at = shares.findIndex((share) => share >= 0.5);
    return at === -1 ? null : at;
  };
  const link = called('url') ?? holding(isLink, called('name'));
  const name = called('name') ?? holding(isWords, link);
  return { name, link, isSure: called('name') !== null || columns.length === 1 };
}

/** The companies in the chosen columns of a table. */
export const entriesOfTable = ({ rows }: ListTable, { name, link }: ChosenColumns): ListEntries =>
  each(
    rows.map((row) =>
      parseEntry(name === null ? '' : (row[name] ?? ''), link === null ? '' : (row[link] ?? '')),
    ),
  );

/** Whether a row is the header. A single column must be called a name or a link. */
function areNames(cells: readonly string[], below: ListTable['rows']): boolean {
  if (below.length === 0 || cells.some(isLink)) return false;
  const called = Object.values(proposeMapping(companyImport, cells)).filter(
    (field) => field !== null,
  );
  if (called.some((field) => field === 'name' || field === 'url')) return true;
  if (cells.length === 1) return false;
  return called.length > 0 || cells.some((_, at) => shareOf(below, at, isLink) > 0.5);
}

/** Rows as a table: the first row is the header, else columns are numbered. */
export function tableFromRows(all: readonly (readonly string[])[]): ListTable {
  const rows = all.map((row) => row.slice(0, limits.importColumnsMost));
  const [first = []] = rows;
  const width = Math.max(0, ...rows.slice(0, rowsToJudge).map((row) => row.length));
  const hasNames = areNames(first, rows.slice(1, rowsToJudge));
  const columns = Array.from({ length: width }, (_, at) => {
    const name = hasNames ? clean(first[at] ?? '') : '';
    return name === '' ? `Column ${at + 1}` : name;
  });
  return { columns, rows: hasNames ? rows.slice(1) : rows };
}

/** Parses pasted text into companies: one a line, several on a line, or rows of a spreadsheet. */
export function parseEntries(text: string): ListEntries {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).filter((line) => clean(line) !== '');
  const rows = lines.map((line) => line.split('\t'));
  if (rows.filter((row) => row.length > 1).length > rows.length / 2) {
    const table = tableFromRows(rows);
    return entriesOfTable(table, chooseColumns(table));
  }
  const [first = ''] = lines;
  const isNamed = areNames([withoutMarks(first).replace(/:$/u, '')], rows.slice(1));
  const listed = isNamed ? lines.slice(1) : lines;
  return each(listed.flatMap((line) => entriesOfLine(line, lines.length === 1)));
}
