import { attributeOf, isTrue, tagsNamed } from './xml.ts';

/** The grid up to the last filled row and column is built in memory, with a place for each cell. */
const mostPlaces = 5_000_000;
/** Fewer empty rows are read in no time. */
const fewEmptyRows = 1000;

const emptyRow = /<(?:\w+:)?row\b[^>]*(?:\/>|>(?:\s*<(?:\w+:)?c\b[^>]*\/>)*\s*<\/(?:\w+:)?row>)/gu;
const filledCell = /<(?:\w+:)?c\b[^>]*?\br=["']([A-Za-z]{1,3})(\d{1,7})["'][^>]*(?<!\/)>/gu;

const columnNumber = (letters: string): number => {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};

function columnLetters(number: number): string {
  let letters = '';
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

/** Names of columns with more letters than these: at most so many columns have fewer. */
const wider = [
  { columns: 26, has: /\br=["'][A-Za-z]{2,3}\d/u },
  { columns: 26 + 26 ** 2, has: /\br=["'][A-Za-z]{3}\d/u },
];
/** Before the name of a tag. */
const prefixCharacters = 20;
const rowNumber = /<(?:\w+:)?row\b[^>]*?\br=["'](\d{1,7})["']/u;

/** Whether the grid up to the last filled row and column has more places than are built. */
function isFarApart(sheet: string): boolean {
  // Rows come in order. Most sheets are narrow enough, however their rows are filled.
  const last = rowNumber.exec(
    sheet.slice(Math.max(0, sheet.lastIndexOf('row ') - prefixCharacters)),
  );
  const { columns } = wider.find(({ has }) => !has.test(sheet)) ?? { columns: Infinity };
  if (last !== null && Number(last[1]) * columns <= mostPlaces) return false;
  let [rows, filled] = [0, 0];
  for (const [, letters = '', row] of sheet.matchAll(filledCell)) {
    rows = Math.max(rows, Number(row));
    filled = Math.max(filled, columnNumber(letters));
  }
  return rows * filled > mostPlaces;
}

/** One whose format was chosen to the last row of a sheet has a million empty rows. */
function withoutEmptyRows(sheet: string): string {
  let count = 0;
  const left = sheet.replaceAll(emptyRow, () => {
    count += 1;
    return '';
  });
  return count > fewEmptyRows ? left : sheet;
}

const rowsAndCells = new RegExp(
  String.raw`(?:${tagsNamed('row').source})|(?:${tagsNamed('c').source})`,
  'gu',
);
const withoutAddress = /<(?:\w+:)?c(?:\s*\/?>|\s(?![^>]*\br\s*=))/u;

/** Cells may leave out where they are: then they follow the one before. */
function withAddresses(sheet: string): string {
  if (!withoutAddress.test(sheet)) return sheet;
  let [row, column] = [0, 0];
  return sheet.replaceAll(rowsAndCells, (tag: string, ofRow?: string, ofCell?: string) => {
    if (ofCell === undefined) {
      row = Number(attributeOf(ofRow ?? '', 'r') ?? row + 1);
      column = 0;
      return tag;
    }
    const [, letters, number] = /^([A-Za-z]+)(\d+)$/u.exec(attributeOf(ofCell, 'r') ?? '') ?? [];
    column = letters === undefined ? column + 1 : columnNumber(letters);
    if (number !== undefined) return tag;
    return tag.replace(/(?=\s|\/?>)/u, ` r="${columnLetters(column)}${row}"`);
  });
}

/** Days and times in ISO 8601 are read as the texts they are, in the time zone of the file. */
const withIsoAsText = (sheet: string): string =>
  /\bt=["']d["']/u.test(sheet)
    ? sheet.replaceAll(tagsNamed('c'), (tag: string) =>
        tag.replace(/(\s)t=["']d["']/u, '$1t="str"'),
      )
    : sheet;

/** Without formats, which the workbook does not have. */
const withoutStyles = (sheet: string): string =>
  sheet.replaceAll(tagsNamed('c'), (tag: string) => tag.replace(/\ss=(?:"[^"]*"|'[^']*')/u, ''));

/** The rows that are hidden, by a person or a filter, counted from 0. */
function hiddenRowsOf(sheet: string): number[] {
  if (!sheet.includes('hidden')) return [];
  const hidden: number[] = [];
  let row = 0;
  for (const [, tag = ''] of sheet.matchAll(tagsNamed('row'))) {
    row = Number(attributeOf(tag, 'r') ?? row + 1);
    if (isTrue(attributeOf(tag, 'hidden'))) hidden.push(row - 1);
  }
  return hidden;
}

export interface PlainSheet {
  /** With what every reader expects. */
  readonly xml: string;
  readonly hiddenRows: readonly number[];
}

/** A sheet as XML; null when its cells are so far apart that its grid does not fit into memory. */
export function plainSheet(sheet: string, hasStyles: boolean): PlainSheet | null {
  const addressed = withAddresses(sheet);
  if (isFarApart(addressed)) return null;
  const xml = withoutEmptyRows(withIsoAsText(hasStyles ? addressed : withoutStyles(addressed)));
  return { xml, hiddenRows: hiddenRowsOf(addressed) };
}
