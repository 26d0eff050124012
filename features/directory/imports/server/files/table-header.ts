import { namesOfColumns } from '#core/domain/delimited/delimited-rows.ts';
import { proposeHeaderRow } from '#core/domain/delimited/header-row.ts';
import { limits } from '#core/domain/limits.ts';
import { unreadableFile } from './unreadable-file.ts';
import { rawText, storable, type Cell } from '#features/directory/imports/domain/cells.ts';
import { headerRowMost } from '#features/directory/imports/domain/import.ts';

const lineCharacters = 120;

/** @throws UnreadableFile when there are more columns than can be imported */
export function assertColumns(path: string, { length }: readonly string[]): void {
  const { importColumnsMost } = limits;
  if (length > importColumnsMost)
    throw unreadableFile(path, `has ${length} columns. Keep ${importColumnsMost} at most.`);
}

/** The names of columns, and where they stand. */
interface TableHeader {
  /** Counted from 1; 0: there is none. */
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly notes: readonly string[];
  /** The first lines, to choose from. */
  readonly lines: readonly string[];
}

/** A line as it is shown to people who choose. */
export const shownLine = (cells: readonly Cell[] | null): string =>
  (cells ?? [])
    .map((cell) => storable(rawText(cell)).trim())
    .filter((text) => text !== '')
    .join(', ')
    .slice(0, lineCharacters)
    .toWellFormed();

const noteOf = (headerRow: number): string =>
  headerRow === 2
    ? 'The names of columns are in line 2; line 1 is left out.'
    : `The names of columns are in line ${headerRow}; the ${headerRow - 1} lines above are left out.`;

/** Finds the names of columns in the first lines, without blank ones; null: a line that cannot be read. */
export function headerOf(
  lines: readonly (readonly Cell[] | null)[],
  wished: number | undefined,
): TableHeader {
  const headerRow = Math.min(wished ?? proposeHeaderRow(lines), lines.length);
  const widest = lines.reduce((most, cells) => Math.max(most, cells?.length ?? 0), 0);
  const names = headerRow === 0 ? Array<string>(widest).fill('') : (lines[headerRow - 1] ?? []);
  const { columns, notes } = namesOfColumns(names);
  return {
    headerRow,
    columns,
    notes: headerRow > 1 ? [noteOf(headerRow), ...notes] : notes,
    lines: lines.slice(0, headerRowMost).map(shownLine),
  };
}
