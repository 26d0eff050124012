import { mebibyte } from '#core/domain/units.ts';

export const collectionLimits = {
  /** Debounce before a note is saved. */
  noteRestMs: 800,
  subspaceIdCharacters: 64,
  subspaceDepthMost: 10,
  subspacesMost: 500,
  collectionPeopleMost: 200,
  /** All of a person's collections are loaded at sign-in. */
  collectionsMost: 500,
  collectionCompaniesMost: 5000,
  suggestionsShown: 12,
  /** Maximum number of suggestions for one state of a collection. */
  suggestionsMost: 120,
  /** How many listed and blacklisted companies represent the collection in the similarity search. */
  suggestedBy: { listed: 120, blacklisted: 40 },
  collectionsDeletedShown: 20,
  /** For how long a reader may take an own blacklisting back, if nobody else changes the collection. */
  takeBackMinutes: 10,
  /** What a reader blacklists in this time is one notification, until its owner reads it. */
  blacklistingsToldMinutes: 60,
  /** Of one reader in one collection, and of all in it, that nobody has decided on. */
  ownProposalsMost: 50,
  proposalsMost: 200,
  /** What counts as momentum of a company. */
  momentumDays: 90,
  /** Maximum unpacked size of a workbook that the browser reads. */
  listUnpackedBytes: 128 * mebibyte,
  entryListCharacters: 100_000,
} as const;
