import { mebibyte, second } from '#core/domain/units.ts';

export const importLimits = {
  /** A file that a job on the server reads. */
  importUploadBytes: 512 * mebibyte,
  importColumnCharacters: 300,
  importPollMs: 5 * second,
  importTellMs: second,
} as const;
