import { day, hour, second } from '#core/domain/units.ts';

export const savedSearchLimits = {
  /** What fits into the field of Scout, and into its address. */
  scoutCharacters: 1000,
  savedSearchesMost: 50,
  savedSearchNameCharacters: 100,
  timeZoneCharacters: 60,
  /** How many matches of a saved search are remembered as known. */
  knownCompaniesMost: 10_000,
  /** For how long after a change a company may still come to be found: by the index, or a slow import. */
  lateFindsMs: hour,
  /** How many new companies an alert names. */
  alertNames: 10,
  /** When alerts come, where their reader is. */
  alertHour: 6,
  newsFreshMs: 5 * second,
  deletedSearchKeptMs: day,
  recentSearchesMost: 20,
  /** After how long without a change a search counts as one that was meant. */
  searchSettledMs: 2 * second,
} as const;
