import type { SearchedField } from '#features/directory/companies/domain/company-fields.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { EncoderState } from '#features/directory/search/domain/index-endpoints.ts';
import type { ScoreParts } from '#features/directory/search/domain/score-fusion.ts';
import type { Facets, SearchSort, SearchState } from '#features/directory/search/domain/search.ts';

/** A company as indexed. The data of a hit is read from the database. */
export type IndexedCompany = Pick<Company, SearchedField> & {
  /** Its tags in their one spelling: what is filtered and counted. */
  readonly tagNames?: readonly string[];
  /** Creation time in ms since 1970, for "newest first". */
  readonly createdAtMs: number;
};

export interface IndexQuery {
  /** As typed; parsed by the index for phrases, minus and prefix. */
  readonly text: string;
  readonly filters: CompanyFilters;
  /** Only what this import has added or changed: the database answers, which knows it. */
  readonly importId?: string | undefined;
  /** Only these, in this order: the database answers. */
  readonly ids?: readonly string[];
  /** Companies that have only some of the words follow those that have all, without being counted. */
  readonly withSome?: boolean;
  readonly sort: SearchSort;
  readonly offset: number;
  /** With 0 only the total is counted. */
  readonly limit: number;
}

/** A company whose name may be the one that was meant. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds names that share many trigrams with the given letters, in a directory that is too large to
 * keep them in memory.
 */
export type NameSource = (letters: string) => Promise<readonly NamedCompany[]>;

export interface IndexHit {
  readonly id: string;
  readonly score: number;
  /** No word matches: it is similar. */
  readonly isRelated: boolean;
  /** It has only some of the words. */
  readonly isPartial?: boolean;
  /** What its place is made of; missing where a name or another order decides. */
  readonly parts?: ScoreParts | undefined;
}

export interface IndexAnswer {
  readonly hits: readonly IndexHit[];
  readonly total: number;
  /** Number of hits on all pages: the total, and those that follow without being counted. */
  readonly listed?: number;
  readonly isTotalExact: boolean;
  readonly facets: Facets;
  /** The words that were searched, with completions and corrections, for highlighting. */
  readonly words: readonly string[];
}

/** Companies with any of the words, without what a page of results shows beside them. */
export interface AnyWordQuery {
  readonly text: string;
  /** Tags in the spelling that is indexed. */
  readonly filters: CompanyFilters;
  readonly limit: number;
}

/** A text in other words: with acronyms in full, or with the nearest words that companies have. */
export interface Reworded {
  readonly part: 'longForm' | 'spelling';
  readonly text: string;
}

/** Positive and negative examples; the caller bounds their number. */
export interface Recommendation {
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  /** Ids that are not returned. */
  readonly exclude: ReadonlySet<string>;
}

export interface RecommendationHit {
  readonly id: string;
  readonly score: number;
  /** The positive companies it resembles most, best first. */
  readonly mostSimilar: readonly string[];
}

export interface RebuildOptions {
  /** It is waited for: without vectors that take long, which another rebuild adds. */
  readonly isQuick?: boolean;
}

/** As what nodes say in their register which index they read. */
export const indexReading = 'search index';

/**
 * Interface of the search engine. The database is the source of truth; an index can be lost and
 * rebuilt at any time.
 */
export interface SearchIndex {
  state(): SearchState;
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** Ids of the companies with most of the words, best first. */
  findByAnyWord(query: AnyWordQuery): Promise<readonly string[]>;
  /** Other ways to write a text; none that would not change it. */
  reworded(text: string): readonly Reworded[];
  /** Upserts by id. Searches that start after it resolves find them. */
  put(companies: readonly IndexedCompany[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Builds a new index beside the present one, which keeps answering and accepting changes; these
   * are applied to the new one too before it replaces the old one.
   */
  rebuild(all: AsyncIterable<readonly IndexedCompany[]>, options?: RebuildOptions): Promise<void>;
  /** Which of the stored indexes answers; null while none does. */
  generation(): string | null;
  /**
   * Deletes the stored indexes that were replaced, but for those that other processes may read:
   * each of them says its `generation`, or null. Returns whether all are gone.
   */
  dropUnread(readers: readonly (string | null)[]): Promise<boolean>;
  /** The nearest companies by meaning or vocabulary, nearest first, without the company itself. */
  similar(id: string, limit: number): Promise<readonly IndexHit[]>;
  /** A few hundred companies similar to the positive ones and not to the negative, best first. */
  recommend(recommendation: Recommendation): Promise<readonly RecommendationHit[]>;
  /**
   * Number of stored companies, read from storage instead of memory; null when nothing of this
   * version is stored. Rejects when storage cannot be read. Without a number its state is
   * `building` until `rebuild` has finished.
   */
  check(): Promise<number | null>;
  /** Number of companies in memory; 0 while it is building. */
  count(): number;
  /** Whether its term vectors are outdated: the directory's size has changed much since. */
  isOutgrown(): boolean;
  /** Whether its vectors should be made by another embedder, which costs nothing but time. */
  isOutdated(): boolean;
  /** How it stands to the sentence encoder; null when none is asked for. */
  encoderState(): EncoderState | null;
  /** Ends the computing of vectors, for which a stop would wait. */
  interrupt(): Promise<void>;
  /** Loads what other processes have written or rebuilt. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
