import { filterNames, oneValueNames } from '#features/directory/search/domain/company-filters.ts';
import { fold } from '#features/directory/search/domain/tokenizer.ts';
import { BloomFilter } from './bloom-filter.ts';
import { keyColumns, type StoredCompany } from './documents.ts';
import { NameTrigrams, type NearName } from './name-trigrams.ts';
import { firstRoom, openFilterColumns, withRoom } from './filter-columns.ts';
import { PackedIds, PackedStrings } from './packed-strings.ts';
import type { Points } from './points.ts';
import type { WordSketches } from './word-sketches.ts';

/** Names are compared by this many leading characters. */
const nameCharacters = 200;

/** Six letters of a name as a number with the same sort order. */
function sortKeyOf(folded: string): number {
  const bytes = Buffer.from(folded.slice(0, 6));
  let key = 0;
  for (let at = 0; at < 6; at += 1) key = key * 256 + (bytes[at] ?? 0);
  return key;
}

/**
 * In-memory columns of all companies by row number, for facets, filters and sorting: the engine has
 * no counts, and reading these from its files takes tens of milliseconds for ten thousand matches.
 * About 100 bytes a company.
 */
export class Columns {
  /** One past the highest row in use; some rows may be empty. */
  end = 0;
  count = 0;
  readonly filters = openFilterColumns();
  isThere = new Uint8Array(firstRoom);
  created = new Float64Array(firstRoom);
  nameKey = new Float64Array(firstRoom);
  nameAt = new Uint32Array(firstRoom);
  nameBytes = new Uint16Array(firstRoom);
  /** Values of the key columns that some company has or had. */
  readonly keys = Object.fromEntries(keyColumns.map((name) => [name, new BloomFilter()])) as Record<
    (typeof keyColumns)[number],
    BloomFilter
  >;
  /** The vectors of a small directory; null when there are none, or too many. */
  points: Points | null = null;
  /** What the texts of a directory of some size are about; null when there are too many. */
  sketches: WordSketches | null = null;
  /** Of the few rows that have any. */
  readonly #negated = new Map<number, readonly string[]>();
  readonly #names = new PackedStrings();
  readonly #trigrams: NameTrigrams;
  readonly #ids = new PackedIds();
  /** Incremented by every change: invalidates memoized results. */
  version = 0;

  constructor(namesMost?: number) {
    this.#trigrams = new NameTrigrams(namesMost);
  }

  /** Makes room for this many rows at once: growing leaves memory behind. */
  reserve(rows: number): void {
    if (rows === 0) return;
    this.#makeRoom(rows - 1);
    this.#ids.reserve(rows);
    this.#trigrams.reserve(rows);
    for (const name of filterNames) this.filters[name].reserve(rows);
    for (const name of keyColumns) this.keys[name].reserve(rows);
  }

  set(row: number, company: StoredCompany): void {
    this.#makeRoom(row);
    if (!this.isThere[row]) this.count += 1;
    this.end = Math.max(this.end, row + 1);
    const folded = fold(company.name).slice(0, nameCharacters);
    this.isThere[row] = 1;
    for (const name of filterNames) this.filters[name].set(row, company[name] as never);
    this.created[row] = company.created;
    this.nameKey[row] = sortKeyOf(folded);
    this.nameAt[row] = this.#names.add(folded);
    this.nameBytes[row] = this.#names.end - (this.nameAt[row] ?? 0);
    for (const name of keyColumns) this.keys[name].add(company[name] ?? '');
    this.#trigrams.add(row, folded);
    if (company.negated.length > 0) this.#negated.set(row, company.negated);
    else this.#negated.delete(row);
    this.#ids.set(row, company.id);
    this.version += 1;
  }

  remove(row: number): void {
    if (this.isThere[row] !== 1) return;
    this.isThere[row] = 0;
    for (const name of oneValueNames) this.filters[name].set(row, null);
    this.count -= 1;
    this.version += 1;
  }

  /** Undefined for a row that was removed, or is too recent to be loaded. */
  idOf(row: number): string | undefined {
    return this.isThere[row] === 1 ? this.#ids.get(row) : undefined;
  }

  /** Whether a company has one of these words only as "no …" or "…-free". */
  isWithout(row: number, tokens: readonly string[]): boolean {
    return this.#negated.get(row)?.some((token) => tokens.includes(token)) === true;
  }

  /** Without case and accents. */
  nameOf(row: number): string {
    const at = this.nameAt[row] ?? 0;
    return this.#names.get(at, at + (this.nameBytes[row] ?? 0));
  }

  /** False: the directory is so large that `nearNames` finds none. */
  get hasNameTrigrams(): boolean {
    return this.#trigrams.isWhole;
  }

  /** Names like this one but for typos and blanks, fewest typos first. */
  nearNames(text: string): NearName[] {
    return this.#trigrams.near(text, (row) =>
      this.isThere[row] === 1 ? this.nameOf(row) : undefined,
    );
  }

  /** Orders two rows by their names, without case and accents. */
  byName(one: number, other: number): number {
    const keys = (this.nameKey[one] ?? 0) - (this.nameKey[other] ?? 0);
    if (keys !== 0) return keys;
    const [a, b] = [this.nameOf(one), this.nameOf(other)];
    if (a === b) return one - other;
    return a < b ? -1 : 1;
  }

  #makeRoom(row: number): void {
    this.isThere = withRoom(this.isThere, row);
    this.created = withRoom(this.created, row);
    this.nameKey = withRoom(this.nameKey, row);
    this.nameAt = withRoom(this.nameAt, row);
    this.nameBytes = withRoom(this.nameBytes, row);
  }
}
