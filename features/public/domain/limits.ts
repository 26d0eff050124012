import { day, mebibyte } from '#core/domain/units.ts';

export const publicPageLimits = {
  filesPerSubmission: 5,
  waitingFilesBytes: 1024 * mebibyte,
  publicOpportunitiesMost: 200,
  /** On the entrance page, of all corporations. */
  openOpportunitiesMost: 6,
  publicSubmissionsPerHour: 20,
  publicFilesPerHour: 60,
  receiptsPerHour: 5,
  followUpReadsPerHour: 600,
  followUpWritesPerHour: 60,
  formMostMs: day,
} as const;
