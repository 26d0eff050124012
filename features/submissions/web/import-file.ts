import { namesOfColumns, readLines, rowOfLine } from '#core/domain/delimited/delimited-rows.ts';
import { limits } from '#core/domain/limits.ts';

/** A record of a file, by column name. */
type SourceRecord = Readonly<Record<string, unknown>>;

/** The parsed file: its columns, and its records in order. */
export interface SourceFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly records: readonly SourceRecord[];
  /** Rows that could not be parsed, and why; numbered like the records. */
  readonly problems: readonly { readonly row: number; readonly problem: string }[];
}

/** The message is shown to the user. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonRows(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableFile('This file is not valid JSON.');
  }
  const list = isRecord(value) && Array.isArray(value['data']) ? value['data'] : value;
  if (!Array.isArray(list)) throw new UnreadableFile('This file does not hold a list of rows.');
  return list;
}

function fromJson(text: string): Omit<SourceFile, 'name'> {
  const rows = jsonRows(text);
  const columns = [...new Set(rows.filter(isRecord).flatMap((row) => Object.keys(row)))];
  return {
    columns,
    records: rows.map((row) => (isRecord(row) ? row : {})),
    problems: rows.flatMap((row, index) =>
      isRecord(row) ? [] : [{ row: index + 1, problem: 'This is not a row with columns.' }],
    ),
  };
}

function fromDelimited(text: string): Omit<SourceFile, 'name'> {
  const [header, ...lines] = readLines(text).lines;
  if (header?.problem !== undefined)
    throw new UnreadableFile(`The line of names cannot be read. ${header.problem}`);
  const { columns } = namesOfColumns(header?.cells ?? []);
  const rows = lines.map((line) => rowOfLine(line, columns));
  return {
    columns,
    records: rows.map((row) =>
      Object.fromEntries(
        row.problem === undefined ? columns.map((column, at) => [column, row.cells[at]]) : [],
      ),
    ),
    problems: rows.flatMap(({ problem }, index) =>
      problem === undefined ? [] : [{ row: index + 1, problem }],
    ),
  };
}

const looksLikeJson = (text: string) => /^\s*[[{]/u.test(text);

/** Reads a CSV with any delimiter, or a JSON array. */
export async function readImportFile(file: File): Promise<SourceFile> {
  if (file.size > limits.importFileBytes) {
    const mebibytes = limits.importFileBytes / (1024 * 1024);
    throw new UnreadableFile(`A file has at most ${mebibytes} MB. Send this one in parts.`);
  }
  let text: string;
  try {
    // Also strips the byte order mark.
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile('This file is not text in UTF-8. Save it as CSV (UTF-8) or JSON.');
  }
  const source = looksLikeJson(text) ? fromJson(text) : fromDelimited(text);
  if (source.records.length === 0 || source.columns.length === 0) {
    throw new UnreadableFile('There are no rows in this file.');
  }
  if (source.records.length > limits.importRowsMost) {
    const most = limits.importRowsMost.toLocaleString('en');
    throw new UnreadableFile(`At most ${most} rows come in at once. Send this file in parts.`);
  }
  return { name: file.name, ...source };
}
