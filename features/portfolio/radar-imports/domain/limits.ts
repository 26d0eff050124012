import { mebibyte } from '#core/domain/units.ts';

export const importLimits = {
  bytes: 16 * mebibyte,
  /** A zip with more is not unpacked. */
  entriesMost: 5000,
  unpackedBytes: 32 * mebibyte,
  /** Rows of a file beyond these are counted, not read. */
  rowsMost: 20_000,
  /** Reasons listed in a preview; the others are counted. */
  reasonsMost: 200,
} as const;
