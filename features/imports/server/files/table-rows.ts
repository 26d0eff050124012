import type { Cell } from '#features/imports/domain/cells.ts';

/** A row of a file, counted from 1. */
export interface TableRow {
  readonly row: number;
  /** A cell for each column; empty when there is a problem. */
  readonly cells: readonly Cell[];
  /** Why the row as such cannot be used. */
  readonly problem?: string;
  /** What it has besides the columns, by name: never taken, always told. */
  readonly strays?: Readonly<Record<string, unknown>>;
  /** In place of cells, the row as it came. */
  readonly raw?: string | Readonly<Record<string, unknown>>;
}

/** Deeper than that, an object stays one cell. */
const deepest = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ address: { city } }` as `address.city`. */
function flat(record: Readonly<Record<string, unknown>>, depth = 1): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) && depth < deepest && Object.keys(value).length > 0
      ? flat(value, depth + 1).map(([inner, deep]) => [`${name}.${inner}`, deep])
      : [[name, value]],
  );
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
};

/** A JSON text as a row under these columns. */
export function rowOfJson(
  row: number,
  text: string,
  { places, isWhole }: { places: ReadonlyMap<string, number>; isWhole: boolean },
): TableRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problemRow(row, 'It is not valid JSON.', text);
  }
  if (!isRecord(value))
    return problemRow(row, `It is ${kindOf(value)} instead of an object with fields.`, text);
  const cells: unknown[] = Array.from({ length: places.size });
  const strays: Record<string, unknown> = {};
  let hasStrays = false;
  for (const [name, cell] of isWhole ? Object.entries(value) : flat(value)) {
    const place = places.get(name);
    if (place !== undefined) cells[place] = cell;
    else if (cell !== null && cell !== '') {
      hasStrays = true;
      Object.defineProperty(strays, name, { value: cell, enumerable: true });
    }
  }
  return { row, cells, ...(hasStrays && { strays }) };
}

export const problemRow = (
  row: number,
  problem: string,
  raw: string | Readonly<Record<string, unknown>>,
): TableRow => ({ row, cells: [], problem, raw });

/** The names of all fields of these records, in the order in which they come up. */
export function columnsOfJson(texts: readonly string[], isWhole: boolean): string[] {
  const names = new Set<string>();
  for (const text of texts) {
    try {
      const value: unknown = JSON.parse(text);
      if (isRecord(value))
        for (const [name] of isWhole ? Object.entries(value) : flat(value)) names.add(name);
    } catch {
      // It is told with its row.
    }
  }
  return [...names];
}
