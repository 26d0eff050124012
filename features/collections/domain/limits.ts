import { mebibyte } from '#core/domain/units.ts';

export const collectionLimits = {
  /** A note is stored once nothing was typed for so long. */
  noteRestMs: 800,
  subspaceIdCharacters: 64,
  subspaceDepthMost: 10,
  subspacesMost: 500,
  collectionPeopleMost: 200,
  /** All of somebody's are read when they sign in. */
  collectionsMost: 500,
  collectionCompaniesMost: 5000,
  suggestionsShown: 12,
  /** All that are ever answered about a collection as it is; who has seen them all has not yet found it. */
  suggestionsMost: 120,
  /** So many companies of a collection, and of its blacklist, speak for all of them. */
  suggestedBy: { listed: 120, blacklisted: 40 },
  collectionsDeletedShown: 20,
  /** What a workbook may hold that is read in the browser. */
  listUnpackedBytes: 128 * mebibyte,
  entryListCharacters: 100_000,
} as const;
