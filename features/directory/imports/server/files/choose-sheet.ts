import { headerOf } from './table-header.ts';
import type { Sheet } from './workbook-sheets.ts';

/** Rows that say where the names of columns are, and how many columns there are. */
export const linesToJudge = 200;

export const isBlank = (cells: readonly unknown[]): boolean =>
  cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === '');

const filledOf = ({ rows }: Sheet) => rows.filter((cells) => !isBlank(cells));

const widthOf = (cells: readonly unknown[]): number =>
  cells.filter((cell) => !isBlank([cell])).length;

type Fit = (columns: readonly string[]) => number;

/** A chart has no cells, a cover has a few, and instructions are lines in one column. */
function isTable(sheet: Sheet, fit: Fit): boolean {
  const filled = filledOf(sheet);
  if (filled.length < 2) return false;
  const isWide = filled.filter((cells) => widthOf(cells) > 1).length > 1;
  return isWide || fitOf(sheet, fit) > 0;
}

const fitOf = (sheet: Sheet, fit: Fit): number => {
  const filled = filledOf(sheet);
  return filled.length === 0 ? 0 : fit(headerOf(filled.slice(0, linesToJudge), undefined).columns);
};

/** The sheets that can be chosen, and the one whose columns fit best. */
export interface SheetChoice {
  readonly best: Sheet | undefined;
  readonly shown: readonly string[];
  /** Offered when they are asked for. */
  readonly hidden: readonly string[];
}

export function sheetChoice(sheets: readonly Sheet[], fit: Fit): SheetChoice {
  const filled = sheets.filter((sheet) => filledOf(sheet).length > 0);
  const tables = filled.filter((sheet) => isTable(sheet, fit));
  const visible = (some: readonly Sheet[]) => some.filter(({ isHidden }) => !isHidden);
  // Where nothing looks like a table, anything may be one.
  const choices = [visible(tables), visible(filled), tables, filled];
  const offered = choices.find(({ length }) => length > 0) ?? [];
  const ranked = offered
    .map((sheet) => ({ sheet, rank: fitOf(sheet, fit) }))
    .toSorted((one, other) => other.rank - one.rank);
  return {
    best: ranked[0]?.sheet,
    shown: offered.map(({ name }) => name),
    hidden: tables
      .filter((sheet) => sheet.isHidden && !offered.includes(sheet))
      .map(({ name }) => name),
  };
}
