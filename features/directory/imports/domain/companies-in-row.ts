import { rawText, type Cell } from './cells.ts';
import type { ImportTarget } from './import-target.ts';
import { missingFields, proposeMapping } from './mapping.ts';

/** “Company 2”, `name_b` and “Name (2)” as the name and the side. */
const sided = /^(.*?)[\s_-]*(?:\(([12])\)|([12])|(?<=[\s_-])([ab]))$/iu;

interface Side {
  readonly base: string;
  readonly isSecond: boolean;
}

function sideOf(column: string): Side {
  const [, base = '', ...marks] = sided.exec(column) ?? [];
  const mark = marks.find((one) => one !== undefined)?.toLowerCase();
  if (mark === undefined || base === '') return { base: column, isSecond: false };
  return { base: base.trim(), isSecond: mark === '2' || mark === 'b' };
}

/** The two sides of each column; the same column twice where it is of both companies. */
interface Sides {
  readonly columns: readonly string[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  /** Places of the second company alone. */
  readonly ofSecond: readonly number[];
}

/** The sides of columns that come in pairs, among them all that are required; null without such. */
export function sidesOf(target: ImportTarget, columns: readonly string[]): Sides | null {
  const sides = columns.map(sideOf);
  const seconds = new Map(
    sides.flatMap(({ base, isSecond }, at): [string, number][] => (isSecond ? [[base, at]] : [])),
  );
  const ones = sides.flatMap(({ base, isSecond }, at) => {
    if (isSecond) return [];
    const second = seconds.get(base);
    return [{ column: second === undefined ? (columns[at] ?? '') : base, at, second }];
  });
  const pairs = ones.flatMap(({ column, second }) => (second === undefined ? [] : [column]));
  if (missingFields(target, proposeMapping(target, pairs)).length > 0) return null;
  return {
    columns: ones.map(({ column }) => column),
    first: ones.map(({ at }) => at),
    second: ones.map(({ at, second }) => second ?? at),
    ofSecond: ones.flatMap(({ second }) => second ?? []),
  };
}

const separators = [/\r?\n/u, /\s*;\s*/u, /\s+[/|]\s+/u] as const;

/** The parts of a cell that holds several companies. */
function partsOf(cell: Cell): string[] {
  const text = rawText(cell).trim();
  for (const separator of separators) {
    const parts = text.split(separator).flatMap((part) => part.trim() || []);
    if (parts.length > 1) return parts;
  }
  return [text];
}

/** A row for each company in one cell. Cells with as many parts are split with it, others repeated. */
export function splitByCell(cells: readonly Cell[], place: number): Cell[][] {
  const names = partsOf(cells[place]);
  if (names.length === 1) return [[...cells]];
  const split = cells.map((cell) => {
    const parts = partsOf(cell);
    return parts.length === names.length ? parts : null;
  });
  return names.map((_, nth) => cells.map((cell, at) => split[at]?.[nth] ?? cell));
}
