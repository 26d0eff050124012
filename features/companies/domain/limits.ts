import { minute, second } from '#core/domain/units.ts';

export const companyLimits = {
  companiesFound: 8,
  /** How many names and links of a pasted list are looked for at once. */
  entriesMost: 500,
  domainCharacters: 253,
  /** How many companies are offered for an entry that is no one's for sure. */
  entryCandidates: 5,
  /** How long the index is asked for what no name and no link led to. */
  entrySearchMs: 800,
  matchBatch: 1000,
  matchesCounted: 100,
  matchPauseMs: second,
  matchPollMs: 10 * minute,
  appearancesShown: 5,
  appearancesMost: 100,
  similarCompanies: 8,
} as const;
