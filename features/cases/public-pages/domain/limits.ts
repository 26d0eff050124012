import { day, mebibyte } from '#core/domain/units.ts';

export const publicPageLimits = {
  waitingFilesBytes: 1024 * mebibyte,
  publicOpportunitiesMost: 200,
  /** On the entrance page, of all corporations. */
  openOpportunitiesMost: 6,
  /** Behind one address may be a hall full of founders, all before the same deadline. */
  submissionsPerHour: { browser: 20, address: 200 },
  filesPerHour: { browser: 60, address: 600 },
  /** Of submissions, and of files, from one address, whatever comes of them. */
  triesPerHour: 2000,
  receiptsPerHour: 5,
  /** A page that is open asks every minute. */
  followUpReadsPerHour: 6000,
  followUpWritesPerHour: 60,
  formMostMs: day,
} as const;
