import { readFile, stat } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { unpackedBytes } from '#core/domain/zip.ts';
import { tooMuch, unreadableFile, UnreadableFile } from './unreadable-file.ts';

/** A workbook is held in memory at several times its size; larger data must come as CSV. */
const mostBytes = 32 * 1024 * 1024;
const mostUnpackedBytes = 200 * 1024 * 1024;
/** The grid up to the last filled row and column is built in memory, with a place for each cell. */
const mostPlaces = 5_000_000;
/** Fewer empty rows are read in no time. */
const fewEmptyRows = 1000;

export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
}

/** A sheet of the workbook as XML, by where ECMA-376 has it, which every known writer keeps to. */
const isSheet = ({ name }: { readonly name: string }) =>
  /worksheets[\\/][^\\/]+\.xml$/iu.test(name);

const emptyRow = /<(?:\w+:)?row\b[^>]*(?:\/>|>(?:\s*<(?:\w+:)?c\b[^>]*\/>)*\s*<\/(?:\w+:)?row>)/gu;
const filledCell = /<(?:\w+:)?c\b[^>]*?\br="([A-Za-z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/gu;

const columnNumber = (letters: string): number => {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};

/** Names of columns with more letters than these: at most so many columns have fewer. */
const wider = [
  { columns: 26, has: /\br="[A-Za-z]{2,3}\d/u },
  { columns: 26 + 26 ** 2, has: /\br="[A-Za-z]{3}\d/u },
];
/** Before the name of a tag. */
const prefixCharacters = 20;
const rowNumber = /<(?:\w+:)?row\b[^>]*?\br="(\d{1,7})"/u;

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

/**
 * The workbook without empty rows, where it has many: one whose format was chosen to the last row of a
 * sheet has a million of them.
 * @throws UnreadableFile when what is left would unfold to more than memory holds
 */
function withoutEmptyRows(path: string, bytes: Uint8Array): Uint8Array {
  const shorter: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(unzipSync(bytes, { filter: isSheet }))) {
    const sheet = strFromU8(content, true);
    if (isFarApart(sheet))
      throw unreadableFile(
        path,
        'has cells far apart. Move what is far from the others nearer, or save the sheet as CSV.',
      );
    let count = 0;
    const left = sheet.replaceAll(emptyRow, () => {
      count += 1;
      return '';
    });
    if (count > fewEmptyRows) shorter[name] = strToU8(left, true);
  }
  return Object.keys(shorter).length === 0
    ? bytes
    : zipSync(Object.assign(unzipSync(bytes), shorter), { level: 0 });
}

/**
 * The sheets of a workbook, with their cells. Synchronous for as long as it takes, so for a thread of its
 * own.
 * @throws UnreadableFile when it cannot be read
 */
export async function readSheets(path: string): Promise<Sheet[]> {
  if ((await stat(path)).size > mostBytes)
    throw unreadableFile(
      path,
      'is too large for a workbook. Save the sheet as CSV, which has no limit.',
    );
  const bytes = await readFile(path);
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null)
    throw unreadableFile(path, 'is damaged: it is no workbook that can be opened.');
  if (unpacked > mostUnpackedBytes) throw unreadableFile(path, tooMuch);
  try {
    const sheets = await readWorkbook(Buffer.from(withoutEmptyRows(path, bytes)));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw unreadableFile(path, 'is no workbook in the XLSX format that can be read.', error);
  }
}
