import { pluralize } from '#core/domain/format.ts';
import { DelimitedText, type Dialect, type Line } from './delimited-text.ts';
import { detectDialect, withoutSeparatorLine } from './dialect.ts';

/** Size of the sample for detecting the dialect. */
export const sampleCharacters = 64 * 1024;

/** The longest question with what stands before it in our own headings. */
const nameCharacters = 400;

/** A row with a cell for each column, or the problem and the raw row. */
export type DelimitedRow =
  | { readonly cells: readonly string[]; readonly problem?: undefined }
  | { readonly problem: string; readonly raw: string | Readonly<Record<string, string>> };

/** A line of delimiters only counts as blank. */
export const isBlankLine = (line: Line): boolean =>
  line.problem === undefined && line.cells.every((cell) => cell.trim() === '');

/** All non-blank lines of a text, and its dialect. */
export function readLines(text: string): { lines: Line[]; dialect: Dialect } {
  const dialect = detectDialect(text.slice(0, sampleCharacters));
  const lines = new DelimitedText(dialect).read(withoutSeparatorLine(text), true);
  return { lines: lines.filter((line) => !isBlankLine(line)), dialect };
}

/** Unique names for columns; unnamed ones get one. */
export function namesOfColumns(header: readonly unknown[]): { columns: string[]; notes: string[] } {
  const columns: string[] = [];
  const notes: string[] = [];
  for (const [at, cell] of header.entries()) {
    const text = String(cell ?? '')
      .replaceAll('\u0000', '')
      .trim()
      .slice(0, nameCharacters)
      .toWellFormed();
    const base = text === '' ? `Column ${at + 1}` : text;
    let name = base;
    for (let nth = 2; columns.includes(name); nth += 1) name = `${base} (${nth})`;
    if (name !== base)
      notes.push(`Several columns are called “${base}”; this one is “${name}” here.`);
    columns.push(name);
  }
  return { columns, notes };
}

/**
 * A line as a row of these columns. Blank cells beyond them are ignored, and those that are missing at the
 * end are blank: programs leave them out.
 */
export function rowOfLine(line: Line, columns: readonly string[]): DelimitedRow {
  if (line.problem !== undefined) return line;
  const { cells } = line;
  if (cells.length === columns.length) return line;
  if (cells.length < columns.length)
    return { cells: [...cells, ...Array<string>(columns.length - cells.length).fill('')] };
  const surplus = cells.slice(columns.length);
  if (surplus.length > 0 && surplus.every((cell) => cell.trim() === ''))
    return { cells: cells.slice(0, columns.length) };
  const some = pluralize(cells.length, 'cell', 'cells', 'en');
  return {
    problem: `It has ${some} where the line of names has ${columns.length}.`,
    raw: Object.fromEntries(
      cells.map((cell, at) => [columns[at] ?? `Surplus cell ${at + 1 - columns.length}`, cell]),
    ),
  };
}
