import { minute, second } from '#core/domain/units.ts';

export const searchLimits = {
  searchCharacters: 10_000,
  filterCharacters: 2000,
  filterValuesMost: 60,
  /** How many of the best matches the facets of a broad search are counted over. */
  facetMatches: 10_000,
  /** The same where no company has all the words, in a large directory. */
  facetMatchesOfSome: 1000,
  facetValues: 30,
  /** Length of the passage around a match. */
  passageCharacters: 220,
  /** Further words of a query for companies are ignored, as of a pasted page. */
  queryWordsMost: 40,
  /** The words of a longer text are not read as filters. */
  readCharacters: 300,
  /** How long what the directory holds is taken for granted by the readers. */
  directoryFactsMs: minute,
  /** In a longer text quotes are no condition: it quotes, and does not ask. */
  wordsWithQuotesMost: 10,
  /** Companies with some of the words, listed after those with all. */
  someWordsMost: 200,
  /** Companies that resemble the words. */
  relatedMost: 100,
  /** Further words of a search for other records are ignored. */
  searchWordsMost: 20,
  exportRowsMost: 10_000,
  exportPageMost: 1000,
  /** Interval of polling the outbox, without a notification. */
  searchPollMs: 5 * second,
  /** Interval of checking the index against the database. */
  searchCheckMs: minute,
  /** Changes per batch; adjusted to the target duration. */
  searchBatch: { least: 100, most: 8000, ms: 500 },
  /**
   * With this many changes waiting, and this share of the directory, a rebuild is faster than
   * single writes.
   */
  searchBacklog: { least: 5000, share: 0.2, checkMs: second },
  /** During a bulk load a rebuild reads on while at least this many arrive in this time. */
  searchBulkLoad: { least: 500, ms: second / 2 },
  /** Changes accepted during a rebuild: they are buffered for the new index. */
  searchTakenMeanwhile: 20_000,
  /** Trigrams of the names of up to this many companies are kept in memory. */
  nameTrigramsMost: 100_000,
  /** Companies per page when indexing: fewer when their texts are long. */
  searchPage: { least: 50, most: 4000, characters: 4_000_000 },
  searchProgressMs: 500,
  searchRepairBackoffMs: { first: second, most: 5 * minute },
  /**
   * Minimum age of the term vectors before they are trained again, however much the directory has
   * grown.
   */
  searchRelearnMs: 10 * minute,
  /** Failures of an index that looks intact, before it is rebuilt. */
  searchFailuresMost: 3,
  searchFailuresKeptMs: 10 * minute,
} as const;
