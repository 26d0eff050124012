import type { Company } from '#features/companies/domain/company.ts';
import type { CompanyFilters } from '#features/search/domain/company-filters.ts';
import type { Facets, SearchSort, SearchState } from '#features/search/domain/search.ts';

/** A company as the index knows it. What is shown of a hit is read from the database. */
export type IndexedCompany = Omit<Company, 'logoUrl' | 'externalId' | 'sourceUpdatedAt'> & {
  /** When the record was made, ms since 1970: "newest first" sorts by it. */
  readonly createdAtMs: number;
};

export interface IndexQuery {
  /** As typed; the index reads phrases, minus and the last word's beginning out of it. */
  readonly text: string;
  readonly filters: CompanyFilters;
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
}

export interface IndexHit {
  readonly id: string;
  readonly score: number;
  readonly isRelated: boolean;
}

export interface IndexAnswer {
  readonly hits: readonly IndexHit[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly facets: Facets;
  /** The words that were looked for in the end: completions and corrections included. To be marked. */
  readonly words: readonly string[];
}

/** What is to be resembled, and what is not; bounded by whoever asks. */
export interface Recommendation {
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  /** What is not to be answered. */
  readonly exclude: ReadonlySet<string>;
}

export interface RecommendationHit {
  readonly id: string;
  readonly score: number;
  /** Those of the liked that it is most like, the likest first. */
  readonly mostSimilar: readonly string[];
}

/**
 * The one interface to whatever engine searches. The database is the truth; an index can be lost
 * and made again at any time.
 */
export interface SearchIndex {
  state(): SearchState;
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** Puts by id, in place of what was there. A search that begins after it resolves finds them. */
  put(companies: readonly IndexedCompany[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Makes a new index from nothing beside the present one, which goes on answering and taking
   * changes; those reach the new one too before it takes the old one's place.
   */
  rebuild(all: AsyncIterable<readonly IndexedCompany[]>): Promise<void>;
  /** The companies nearest in meaning or vocabulary, nearest first, itself left out. */
  similar(id: string, limit: number): Promise<readonly IndexHit[]>;
  /** A few hundred companies that resemble some and not some others, the most alike first. */
  recommend(recommendation: Recommendation): Promise<readonly RecommendationHit[]>;
  /**
   * How many companies it holds, looked up where they are stored and not in what is remembered of
   * them; null when nothing of this version is stored. Rejects when it cannot be read. Unless there
   * is a number its state is `building` from then on, until `rebuild` has made a new one.
   */
  check(): Promise<number | null>;
  /** Whether what it learnt from the directory is old: that has another size by now. */
  isOutgrown(): boolean;
  /** Looks again at what is stored: another process has put, removed or rebuilt meanwhile. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
