import { day, gibibyte, mebibyte, minute, second } from '#core/domain/units.ts';

export const exportLimits = {
  /** How long a file is kept and its link works. */
  exportKeptMs: 7 * day,
  /** How long the address of a download works, after which the page gives a new one. */
  downloadAddressMs: 10 * minute,
  /** How long the page of an export says that its file has expired. */
  exportForgottenMs: 90 * day,
  exportsOpenMost: 5,
  exportRowsMost: 200_000,
  exportBytesMost: 200 * mebibyte,
  /** A workbook is built in memory. Two hundred thousand rows of thirty short cells fit. */
  workbookCharactersMost: 100_000_000,
  /** Submissions with their files. */
  archiveBytesMost: 4 * gibibyte,
  /** With all its files. */
  corporationBytesMost: 64 * gibibyte,
  exportPollMs: second,
  exportAttempts: 3,
  exportRetrySeconds: 10,
  exportLongestSeconds: 30 * 60,
  /** From this many rows on, a list offers to be exported in the background. */
  longListRows: 20,
} as const;

export const exportConsentLimits = {
  /** Nobody is asked again sooner. */
  askAgainDays: 30,
} as const;
