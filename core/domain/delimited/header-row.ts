/** Lines before the names of columns: a title, a date, a line for groups of columns. */
const linesToJudge = 20;
/** The share of the widest line that a line of names fills. */
const fullShare = 0.6;

const isFilled = (cell: unknown): boolean =>
  cell !== null && cell !== undefined && String(cell).trim() !== '';

/** Whether a cell is a value and no name of a column. */
const isValue = (cell: unknown): boolean =>
  cell instanceof Date ||
  /^(?:https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+|[$€£]?\s?\d[\d.,'’ ]*(?:e\+?\d+)?%?)$/iu.test(
    String(cell ?? '').trim(),
  );

function looksLikeNames(cells: readonly unknown[]): boolean {
  const filled = cells.filter(isFilled);
  return filled.filter(isValue).length * 4 < filled.length;
}

/** How many cells a line fills; the first column of row numbers often has no name. */
function widthOf(cells: readonly unknown[]): number {
  const filled = cells.filter(isFilled).length;
  return filled === cells.length - 1 && !isFilled(cells[0]) ? cells.length : filled;
}

/**
 * The line that holds the names of columns, counted from 1: the first of full width. A line that cannot
 * be read is null. The first line, when no other looks like names.
 */
export function proposeHeaderRow(lines: readonly (readonly unknown[] | null)[]): number {
  const judged = lines.slice(0, linesToJudge).map((cells) => cells ?? []);
  const widest = Math.max(0, ...judged.map(widthOf));
  const full = Math.max(2, Math.ceil(widest * fullShare));
  // Below the names there are rows.
  const index = judged.slice(0, -1).findIndex((cells) => widthOf(cells) >= full);
  const cells = judged[index];
  return cells !== undefined && looksLikeNames(cells) ? index + 1 : 1;
}
