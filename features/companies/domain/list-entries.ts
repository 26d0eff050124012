import { proposeMapping } from '#features/imports/domain/mapping.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from './limits.ts';
import { isUnambiguousLink, parseLink } from './links.ts';
import { isLegalForm, nameKey } from './record-evidence.ts';

/** One company of a list as somebody wrote it, and what it can be found by. */
export interface ListEntry {
  /** As it stood there. */
  readonly text: string;
  readonly name: string | null;
  readonly domain: string | null;
}

/** What a list holds. */
export interface ListEntries {
  readonly entries: readonly ListEntry[];
  /** How many stood there before. */
  readonly repeated: number;
  /** Those beyond what is looked for at once. */
  readonly beyond: readonly ListEntry[];
}

const clean = (text: string) =>
  text
    .replaceAll(/[\u200b\ufeff]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim();

/** "- ", "12. ", "(3) ", "[x] ": what a line of a list begins with. */
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

/** The pieces of a line; a legal form stays with its name: "Acme, Inc." is one. */
function piecesOf(line: string, separator: string): string[] {
  const pieces: string[] = [];
  // Within quotation marks a separator is a part of the text.
  for (const found of line.match(separator === ';' ? semicolons : commas) ?? []) {
    const piece = found.replace(/^[,;]/u, '').trim();
    const last = pieces.length - 1;
    if (last >= 0 && isLegalForm(piece)) pieces[last] = `${pieces[last]}, ${piece}`;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}
const commas = /(?:^|,)\s*(?:"[^"]*"|[^,]*)/gu;
const semicolons = /(?:^|;)\s*(?:"[^"]*"|[^;]*)/gu;

/** What a line holds: one company, or several where that is plain. */
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

/** Each once, up to so many. What says nothing is left out. */
function each(all: readonly ListEntry[]): ListEntries {
  const known = new Set<string>();
  const once: ListEntry[] = [];
  let repeated = 0;
  for (const one of all) {
    const key = one.domain ?? nameKey(one.name ?? one.text);
    if (key === null) continue;
    if (known.has(key)) repeated += 1;
    else once.push(one);
    known.add(key);
  }
  return { ...nextBatch(once), repeated };
}

/** As many of some entries as are looked for at once. */
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

/** Which columns tell a company, by their places; null: none does. */
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

/** The columns by what they are called, else by what they hold. Sure: they are called so. */
export function chooseColumns({ columns, rows }: ListTable): ChosenColumns & { isSure: boolean } {
  const proposed = proposeMapping('companies', columns);
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

/** The companies that the chosen columns of a table tell. */
export const entriesOfTable = ({ rows }: ListTable, { name, link }: ChosenColumns): ListEntries =>
  each(
    rows.map((row) =>
      parseEntry(name === null ? '' : (row[name] ?? ''), link === null ? '' : (row[link] ?? '')),
    ),
  );

/** Whether a row is what the columns below it are called: alone, only if it is called a name or a link. */
function areNames(cells: readonly string[], below: ListTable['rows']): boolean {
  if (below.length === 0 || cells.some(isLink)) return false;
  const called = Object.values(proposeMapping('companies', cells)).filter(
    (field) => field !== null,
  );
  if (called.some((field) => field === 'name' || field === 'url')) return true;
  if (cells.length === 1) return false;
  return called.length > 0 || cells.some((_, at) => shareOf(below, at, isLink) > 0.5);
}

/** Rows as a table: the first names the columns, or they are numbered. */
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

/** The companies that a pasted text names: one a line, several on a line, or rows of a spreadsheet. */
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
