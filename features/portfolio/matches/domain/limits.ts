import { day } from '#core/domain/units.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';

export const matchLimits = {
  /** Longer texts are accepted and read up to here, and the answer says so. */
  textCharacters: 50_000,
  textReadCharacters: 20_000,
  /** The heaviest terms of a text. */
  termsMost: 24,
  /** As many words as the search engine reads of one query. */
  queryTermsMost: 16,
  /** Fewer found by all words together: the heaviest are searched one by one. */
  candidatesLeast: 60,
  candidatesMost: 300,
  /** The best matches that are read for their vocabulary when nobody has given examples. */
  presumedExamples: 6,
  examplesMost: 40,
  matchesMost: 100,
  reasonsMost: 4,
  quoteCharacters: 90,
  criteriaMost: 12,
  criterionCharacters: 100,
  criteriaQueryCharacters: 4000,
  weightMost: 10,
  momentumDays: collectionLimits.momentumDays,
  opportunitiesFitted: 5,
  /** How many of the open opportunities a company is compared with. */
  opportunitiesCompared: 200,
  colleaguesShown: 5,
  /** A new company is announced when it is among this many best. */
  announcedBest: 20,
  /** Companies are new for this long, so that nights on which nothing ran are made up for. */
  announcedAgeMs: 3 * day,
  /** Of one opportunity and night. */
  announcedMost: 10,
  /** The latest selections that a back-test ranks: each is a search. */
  selectionsTested: 60,
  /** Found before those that came later are left out, so that a full ranking remains. */
  datedCandidatesMost: 2000,
} as const;
