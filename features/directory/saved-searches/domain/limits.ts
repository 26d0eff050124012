import { day, hour, second } from '#core/domain/units.ts';

export const savedSearchLimits = {
  /** Length of Scout's search field, and of its address. */
  scoutCharacters: 1000,
  savedSearchesMost: 50,
  savedSearchNameCharacters: 100,
  timeZoneCharacters: 60,
  /** Maximum number of known matches stored for a saved search. */
  knownCompaniesMost: 10_000,
  /**
   * Time after a change in which a company may still become findable, because of indexing or a slow
   * import.
   */
  lateFindsMs: hour,
  /** Maximum number of new companies named in an alert. */
  alertNames: 10,
  /** Local time of alerts. */
  alertHour: 6,
  newsFreshMs: 5 * second,
  deletedSearchKeptMs: day,
  recentSearchesMost: 20,
  /** A search that has not changed for this long counts as intended. */
  searchSettledMs: 2 * second,
} as const;
