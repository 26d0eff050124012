import { second } from '#core/domain/units.ts';

export const auditLimits = {
  /** How often the worker looks for entries that the chain does not have yet. */
  chainEveryMs: second,
  /** Entries that it takes at once; a transaction is never divided. */
  chainedAtOnce: 2000,
  /** An entry that is not in the chain after this long makes the verification fail. */
  chainLateMs: 60 * second,
  /** Entries that are read at once, to be verified or exported. */
  readAtOnce: 2000,
  /** Entries whose addresses are erased at once: each is named in the entry that says so. */
  erasedAtOnce: 2000,
  exportRowsMost: 2_000_000,
  filterCharacters: 200,
  viewsMost: 50,
  viewNameCharacters: 100,
  /** Of what a browser says of itself. */
  deviceCharacters: 300,
  /** Of a text before and after, as far as the list shows it. */
  shownCharacters: 600,
} as const;
