import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import type { Cell } from '#features/directory/imports/domain/cells.ts';
import { parseExactJson } from '#features/directory/imports/domain/exact-json.ts';

/** A row of a file, counted from 1. */
export interface TableRow {
  readonly row: number;
  /** One cell per column; empty when there is a problem. */
  readonly cells: readonly Cell[];
  /** Why the whole row cannot be used. */
  readonly problem?: string;
  /** Additional values without a column, by name: not imported, but reported. */
  readonly strays?: Readonly<Record<string, unknown>>;
  /** The original row, when it could not be split into cells. */
  readonly raw?: string | Readonly<Record<string, unknown>>;
}

/** Objects nested deeper stay one cell. */
const deepest = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ address: { city } }` as `address.city`, one after the other: whoever has enough stops. */
function* fieldsOf(
  record: Readonly<Record<string, unknown>>,
  depth = 1,
): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(record)) {
    if (isRecord(value) && depth < deepest && Object.keys(value).length > 0) {
      for (const [inner, deep] of fieldsOf(value, depth + 1)) yield [`${name}.${inner}`, deep];
    } else yield [name, value];
  }
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
};

/** Level by level: recursion, which writing it as text needs, has an end. */
function isNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > serverLimits.bodyDepth) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** Parses a JSON text to a row with these columns. */
export function rowOfJson(
  row: number,
  text: string,
  { places, isWhole }: { places: ReadonlyMap<string, number>; isWhole: boolean },
): TableRow {
  let value: unknown;
  try {
    value = parseExactJson(text);
  } catch {
    return problemRow(row, 'It is not valid JSON.', text);
  }
  if (!isRecord(value))
    return problemRow(row, `It is ${kindOf(value)} instead of an object with fields.`, text);
  if (isNestedTooDeep(value))
    return problemRow(row, `It is nested more than ${serverLimits.bodyDepth} levels deep.`, text);
  const cells: unknown[] = Array.from({ length: places.size });
  const strays: Record<string, unknown> = {};
  let strayCount = 0;
  for (const [name, cell] of isWhole ? Object.entries(value) : fieldsOf(value)) {
    const place = places.get(name);
    if (place !== undefined) cells[place] = cell;
    else if (cell !== null && cell !== '') {
      strayCount += 1;
      // As many as there may be columns say what is wrong.
      if (strayCount > limits.importColumnsMost) break;
      Object.defineProperty(strays, name, { value: cell, enumerable: true });
    }
  }
  return { row, cells, ...(strayCount > 0 && { strays }) };
}

export const problemRow = (
  row: number,
  problem: string,
  raw: string | Readonly<Record<string, unknown>>,
): TableRow => ({ row, cells: [], problem, raw });

/**
 * The names of all fields of these records, in order of appearance; of more than can be imported the first
 * ones, and one more.
 */
export function columnsOfJson(texts: readonly string[], isWhole: boolean): string[] {
  const names = new Set<string>();
  for (const text of texts) {
    try {
      const value: unknown = JSON.parse(text);
      if (!isRecord(value)) continue;
      for (const [name] of isWhole ? Object.entries(value) : fieldsOf(value)) {
        names.add(name);
        if (names.size > limits.importColumnsMost) return [...names];
      }
    } catch {
      // Reported with its row.
    }
  }
  return [...names];
}
