import { minute, second } from '#core/domain/units.ts';

export const companyLimits = {
  companiesFound: 8,
  /** Maximum number of entries of a pasted list that are looked up at once. */
  entriesMost: 500,
  /** Maximum number added or proposed at once, and of one person's open proposals. */
  newCompaniesMost: 100,
  openProposalsMost: 500,
  domainCharacters: 253,
  /** Maximum number of candidates for an entry without a certain match. */
  entryCandidates: 5,
  /** Time limit for the search of entries that were not found by name or domain. */
  entrySearchMs: 800,
  matchBatch: 1000,
  matchesCounted: 100,
  matchPauseMs: second,
  /** Comparing takes a tenth of the time at most: an import, and its being found, come first. */
  matchRestShare: 9,
  matchPollMs: 10 * minute,
  similarCompanies: 8,
  /** Of what people write about a company. */
  oneLinerCharacters: 300,
  descriptionCharacters: 10_000,
  wordsMost: 40,
  newsTitleCharacters: 200,
  profileEntriesMost: 30,
  fundingMost: 1e12,
} as const;
