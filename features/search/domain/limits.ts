import { minute, second } from '#core/domain/units.ts';

export const searchLimits = {
  searchCharacters: 10_000,
  filterCharacters: 2000,
  filterValuesMost: 50,
  /** How many of the best matches the facets of a broad search are counted over. */
  facetMatches: 10_000,
  facetValues: 30,
  /** How much of a long text is shown around what matches. */
  passageCharacters: 220,
  /** How many words of a search count; more would only make it slower. */
  searchWordsMost: 20,
  exportRowsMost: 10_000,
  exportPageMost: 1000,
  /** How often the outbox is looked into though nobody told of anything in it. */
  searchPollMs: 5 * second,
  /** How often the index is held against the database. */
  searchCheckMs: minute,
  /** Changes taken from the outbox at once: as many as take about so long. */
  searchBatch: { least: 100, most: 8000, ms: 500 },
  /**
   * So much in the outbox, and such a share of the directory, that building the index again is sooner
   * done than putting one after the other.
   */
  searchBacklog: { least: 20_000, share: 0.2, checkMs: 2 * second },
  /** While companies pour in, building reads on as long as so many more come in such a time. */
  searchPouring: { least: 1000, ms: second },
  /** Changes that are taken while the index is built again: they are kept for the new one. */
  searchTakenMeanwhile: 20_000,
  /** Companies read at once for the index: fewer when they have much to say. */
  searchPage: { least: 50, most: 4000, characters: 4_000_000 },
  searchProgressMs: 500,
  searchRepairBackoffMs: { first: second, most: 5 * minute },
  /** How long what was learnt will do, however much the directory has grown since. */
  searchRelearnMs: 10 * minute,
  /** How often an index must fail that seems whole before it is made again. */
  searchFailuresMost: 3,
  searchFailuresKeptMs: 10 * minute,
} as const;
