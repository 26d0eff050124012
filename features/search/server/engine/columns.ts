import { Codes } from '#features/search/server/public/codes.ts';
import { companyKinds } from '#features/companies/domain/company.ts';
import { fold } from '#features/search/domain/tokenizer.ts';
import { PackedIds, PackedStrings, HashedStringSet } from './packed-strings.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';

export type FacetRow = Pick<
  IndexedCompany,
  'id' | 'name' | 'kind' | 'country' | 'stage' | 'foundedYear' | 'fundingUsd' | 'createdAtMs'
> & {
  readonly tags: readonly string[];
  /** What finds it by its whole name or domain. */
  readonly keys: readonly string[];
};

const firstRoom = 1024;
const unknown = Number.NaN;
/** Tags beyond are found by search, but not counted. */
const tagsMost = 32;
/** Names are compared by so many of their first characters. */
const nameCharacters = 200;

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array | Float32Array;

function grown<Of extends Numbers>(old: Of, make: new (length: number) => Of, room: number): Of {
  const next = new make(room);
  next.set(old);
  return next;
}

/** Six letters of a name as one number that sorts as they do. */
function sortKeyOf(folded: string): number {
  const bytes = Buffer.from(folded.slice(0, 6));
  let key = 0;
  for (let at = 0; at < 6; at += 1) key = key * 256 + (bytes[at] ?? 0);
  return key;
}

/**
 * What facets, filters and sorting need of every company, by its row number, in memory: the engine
 * counts nothing, and reading this from its files for ten thousand matches takes tens of
 * milliseconds. About 120 bytes a company.
 */
export class Columns {
  /** Rows from 0 up to and without this have been given out; some may be empty. */
  end = 0;
  count = 0;
  readonly stages = new Codes();
  readonly countries = new Codes();
  readonly tagNames = new Codes();
  isThere = new Uint8Array(firstRoom);
  kind = new Uint8Array(firstRoom);
  country = new Uint16Array(firstRoom);
  stage = new Uint16Array(firstRoom);
  founded = new Uint16Array(firstRoom);
  funding = new Float64Array(firstRoom);
  created = new Float64Array(firstRoom);
  nameKey = new Float64Array(firstRoom);
  /** Where a row's tags begin among all, and how many there are. */
  tagsAt = new Uint32Array(firstRoom);
  tagCount = new Uint8Array(firstRoom);
  tags = new Uint32Array(firstRoom);
  nameAt = new Uint32Array(firstRoom);
  nameBytes = new Uint16Array(firstRoom);
  /** Whole names and domains that some company has, or has had. */
  readonly keys = new HashedStringSet();
  readonly #names = new PackedStrings();
  readonly #ids = new PackedIds();
  /** Grows with every change: what was worked out before may no longer hold. */
  version = 0;
  #tagsEnd = 0;

  set(row: number, company: FacetRow): void {
    this.#makeRoom(row);
    if (!this.isThere[row]) this.count += 1;
    this.end = Math.max(this.end, row + 1);
    const folded = fold(company.name).slice(0, nameCharacters);
    this.isThere[row] = 1;
    this.kind[row] = companyKinds.indexOf(company.kind);
    this.country[row] = this.countries.codeOf(company.country);
    this.stage[row] = this.stages.codeOf(company.stage);
    this.founded[row] = company.foundedYear ?? 0;
    this.funding[row] = company.fundingUsd ?? unknown;
    this.created[row] = company.createdAtMs;
    this.nameKey[row] = sortKeyOf(folded);
    this.nameAt[row] = this.#names.add(folded);
    this.nameBytes[row] = this.#names.end - (this.nameAt[row] ?? 0);
    for (const key of company.keys) this.keys.add(key);
    this.#ids.set(row, company.id);
    this.version += 1;
    this.#setTags(row, company.tags);
  }

  remove(row: number): void {
    if (this.isThere[row] !== 1) return;
    this.isThere[row] = 0;
    this.count -= 1;
    this.version += 1;
  }

  /** Undefined for a row that was removed, or that was put so lately that it is not known here. */
  idOf(row: number): string | undefined {
    return this.isThere[row] === 1 ? this.#ids.get(row) : undefined;
  }

  /** Without case and accents. */
  nameOf(row: number): string {
    const at = this.nameAt[row] ?? 0;
    return this.#names.get(at, at + (this.nameBytes[row] ?? 0));
  }

  /** Orders two rows by their names, without case and accents. */
  byName(one: number, other: number): number {
    const keys = (this.nameKey[one] ?? 0) - (this.nameKey[other] ?? 0);
    if (keys !== 0) return keys;
    const [a, b] = [this.nameOf(one), this.nameOf(other)];
    if (a === b) return one - other;
    return a < b ? -1 : 1;
  }

  #setTags(row: number, tags: readonly string[]): void {
    const codes = new Set(tags.slice(0, tagsMost).map((tag) => this.tagNames.codeOf(tag)));
    if (this.#tagsEnd + codes.size > this.tags.length) {
      this.tags = grown(this.tags, Uint32Array, this.tags.length * 2);
    }
    this.tagsAt[row] = this.#tagsEnd;
    this.tagCount[row] = codes.size;
    this.tags.set([...codes], this.#tagsEnd);
    this.#tagsEnd += codes.size;
  }

  #makeRoom(row: number): void {
    if (row < this.isThere.length) return;
    const room = Math.max(row + 1, this.isThere.length * 2);
    this.isThere = grown(this.isThere, Uint8Array, room);
    this.kind = grown(this.kind, Uint8Array, room);
    this.country = grown(this.country, Uint16Array, room);
    this.stage = grown(this.stage, Uint16Array, room);
    this.founded = grown(this.founded, Uint16Array, room);
    this.funding = grown(this.funding, Float64Array, room);
    this.created = grown(this.created, Float64Array, room);
    this.nameKey = grown(this.nameKey, Float64Array, room);
    this.nameAt = grown(this.nameAt, Uint32Array, room);
    this.nameBytes = grown(this.nameBytes, Uint16Array, room);
    this.tagsAt = grown(this.tagsAt, Uint32Array, room);
    this.tagCount = grown(this.tagCount, Uint8Array, room);
  }
}
