import { searchLimits } from '#features/directory/search/domain/limits.ts';
import {
  mostUsedSpellings,
  valueKey,
  type SpellingUse,
} from '#features/directory/companies/domain/listed-values.ts';
import {
  companyFilters,
  filterNames,
  hasMany,
  isList,
  type ManyValuesName,
  type NumberFilter,
  type OneValueName,
  type RangeName,
} from '#features/directory/search/domain/company-filters.ts';
import { bucketIndexOf, bucketsOf } from '#features/directory/search/domain/histogram.ts';
import type { Range } from '#features/directory/search/domain/range-units.ts';
import type { FacetCount, HistogramBar } from '#features/directory/search/domain/search.ts';
import { Codes } from '#features/directory/search/server/shared/codes.ts';

/** Row numbers, in match order. */
export type Rows = Uint32Array | readonly number[];
export type RowTest = (row: number) => boolean;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

export const firstRoom = 1024;

/** The same array, or a larger copy with space for the row. */
export function withRoom<Of extends Numbers>(old: Of, row: number): Of {
  if (row < old.length) return old;
  const Longer = old.constructor as new (length: number) => Of;
  const next = new Longer(Math.max(row + 1, Math.ceil(old.length * 1.5)));
  next.set(old);
  return next;
}

type CodeArray = Uint8Array | Uint16Array | Uint32Array;

/** With space for the place, and as wide as the code needs: most columns have few values. */
function withRoomFor(old: CodeArray, place: number, code: number): CodeArray {
  if (code < 2 ** (8 * old.BYTES_PER_ELEMENT)) return withRoom(old, place);
  const Wider = code < 2 ** 16 ? Uint16Array : Uint32Array;
  return withRoom(Wider.from(old), place);
}

const codesIn = (codes: Codes, values: readonly string[]) =>
  new Set(values.flatMap((value) => codes.known(value) ?? []));

/** The most frequent values, most frequent first. */
function mostCommon(counts: Uint32Array, values: readonly string[]): FacetCount[] {
  const facets: FacetCount[] = [];
  for (const [code, count] of counts.entries()) {
    const value = values[code];
    if (code > 0 && count > 0 && value !== undefined) facets.push({ value, count });
  }
  return facets
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, searchLimits.facetValues);
}

// Facets are counted over ten thousand rows at every search. By number: an iterator over rows of two
// kinds takes seven times as long.

/** At most one value per company. Spellings that differ in case and separators alone are one value. */
export class OneValueColumn {
  readonly codes = new Codes();
  #held: CodeArray = new Uint8Array(firstRoom);
  /** What spellings have in common, by the code of a spelling, and how many companies have it. */
  readonly #keys = new Codes();
  #keyOf = new Uint32Array(firstRoom);
  #uses = new Uint32Array(firstRoom);
  #names: readonly string[] | null = null;

  reserve(rows: number): void {
    this.#held = withRoom(this.#held, rows - 1);
  }

  set(row: number, value: string | null): void {
    const code = this.#codeOf(value);
    this.#held = withRoomFor(this.#held, row, code);
    const before = this.#held[row] ?? 0;
    this.#uses[before] = Math.max(0, (this.#uses[before] ?? 0) - 1);
    this.#uses[code] = (this.#uses[code] ?? 0) + 1;
    this.#held[row] = code;
    this.#names = null;
  }

  /** Every spelling that companies have of these values. */
  spellingsOf(values: readonly string[]): string[] {
    const keys = this.#keysIn(values);
    return this.codes.values.filter((_, code) => code > 0 && keys.has(this.#keyOf[code] ?? 0));
  }

  anyOf(values: readonly string[]): RowTest {
    const keys = this.#keysIn(values);
    const held = this.#held;
    const keyOf = this.#keyOf;
    return (row) => keys.has(keyOf[held[row] ?? 0] ?? 0);
  }

  facet(rows: Rows): FacetCount[] {
    const counts = new Uint32Array(this.#keys.values.length);
    const held = this.#held;
    const keyOf = this.#keyOf;
    for (let place = 0; place < rows.length; place += 1) {
      const key = keyOf[held[rows[place] ?? 0] ?? 0] ?? 0;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    this.#names ??= this.#namesOfKeys();
    return mostCommon(counts, this.#names);
  }

  #codeOf(value: string | null): number {
    const { length } = this.codes.values;
    const code = this.codes.codeOf(value);
    if (code < length || value === null) return code;
    this.#keyOf = withRoom(this.#keyOf, code);
    this.#uses = withRoom(this.#uses, code);
    this.#keyOf[code] = this.#keys.codeOf(valueKey(value));
    return code;
  }

  #keysIn(values: readonly string[]) {
    return codesIn(this.#keys, values.map(valueKey));
  }

  #namesOfKeys(): readonly string[] {
    const { values: keys } = this.#keys;
    const { values: spellings } = this.codes;
    if (keys.length === spellings.length) return spellings;
    const uses = spellings.map((spelling, code): SpellingUse => {
      const [key = 0, count = 0] = [this.#keyOf[code], this.#uses[code]];
      return { key: keys[key] ?? '', spelling, count };
    });
    const names = mostUsedSpellings(uses);
    return keys.map((key) => names.get(key) ?? key);
  }
}

/** Further values can be filtered by, but are not counted. */
const valuesMost = 32;

/** Several values per company, stored contiguously. */
export class ManyValuesColumn {
  readonly codes = new Codes();
  /** Offset and number of a row's values. */
  at = new Uint32Array(firstRoom);
  count = new Uint8Array(firstRoom);
  held: CodeArray = new Uint8Array(firstRoom);
  #end = 0;

  reserve(rows: number): void {
    this.at = withRoom(this.at, rows - 1);
    this.count = withRoom(this.count, rows - 1);
  }

  set(row: number, values: readonly string[]): void {
    const codes = new Set(values.slice(0, valuesMost).map((value) => this.codes.codeOf(value)));
    this.reserve(row + 1);
    this.at[row] = this.#end;
    this.count[row] = codes.size;
    for (const code of codes) {
      this.held = withRoomFor(this.held, this.#end, code);
      this.held[this.#end] = code;
      this.#end += 1;
    }
  }

  anyOf(values: readonly string[]): RowTest {
    const codes = codesIn(this.codes, values);
    const { at, count, held } = this;
    return (row) => {
      const from = at[row] ?? 0;
      const to = from + (count[row] ?? 0);
      for (let nth = from; nth < to; nth += 1) if (codes.has(held[nth] ?? 0)) return true;
      return false;
    };
  }

  facet(rows: Rows): FacetCount[] {
    const counts = new Uint32Array(this.codes.values.length);
    const { at, count, held } = this;
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] ?? 0;
      const from = at[row] ?? 0;
      const to = from + (count[row] ?? 0);
      for (let nth = from; nth < to; nth += 1) {
        const code = held[nth] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    return mostCommon(counts, this.codes.values);
  }
}

/** A number per company; NaN where unknown. */
export class NumberColumn {
  values: Float32Array | Float64Array;
  /** The bar of each value, and one beyond all for none. */
  #bars = new Uint8Array(firstRoom);
  readonly #edges: readonly number[];

  constructor({ edges, bytes }: Pick<NumberFilter, 'edges' | 'bytes'>) {
    this.#edges = edges;
    this.values = bytes === 4 ? new Float32Array(firstRoom) : new Float64Array(firstRoom);
  }

  reserve(rows: number): void {
    this.values = withRoom(this.values, rows - 1);
    this.#bars = withRoom(this.#bars, rows - 1);
  }

  set(row: number, value: number | null): void {
    this.reserve(row + 1);
    this.values[row] = value ?? Number.NaN;
    this.#bars[row] = value === null ? this.#edges.length + 1 : bucketIndexOf(value, this.#edges);
  }

  within({ from = -Infinity, to = Infinity }: Range): RowTest {
    const { values } = this;
    return (row) => {
      const value = values[row] ?? Number.NaN;
      return value >= from && value <= to;
    };
  }

  facet(rows: Rows): HistogramBar[] {
    const counts = new Uint32Array(this.#edges.length + 2);
    const bars = this.#bars;
    for (let place = 0; place < rows.length; place += 1) {
      const bar = bars[rows[place] ?? 0] ?? 0;
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
    return bucketsOf(this.#edges, (bar) => counts[bar] ?? 0);
  }
}

export type FilterColumns = { readonly [Name in OneValueName]: OneValueColumn } & {
  readonly [Name in ManyValuesName]: ManyValuesColumn;
} & { readonly [Name in RangeName]: NumberColumn };

/** Empty columns for all filters. */
export const openFilterColumns = (): FilterColumns =>
  Object.fromEntries(
    filterNames.map((name) => {
      if (!isList(name)) return [name, new NumberColumn(companyFilters[name])];
      return [name, hasMany(name) ? new ManyValuesColumn() : new OneValueColumn()];
    }),
  ) as unknown as FilterColumns;
