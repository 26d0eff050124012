import { minute } from '#core/domain/units.ts';

export const submissionLimits = {
  submissionsPageMost: 500,
  boardCards: 30,
  bulkMost: 500,
  foundMost: 5,
  compareMost: 4,
  answersMost: 60,
  answerFiltersMost: 10,
  answerFilterCharacters: 8000,
  filesMost: 5,
  /** That a submitter can replace by another. */
  versionsMost: 100,
  /** A promised answer waits for those who decide from this many days before its date on. */
  dueSoonDays: 7,
  /** With their long texts. */
  exportedAtOnce: 100,
} as const;

export const messageLimits = {
  messageCharacters: 10_000,
  /** Of one message. */
  filesMost: 5,
  /** Of all messages about a submission. */
  filesOfAllMost: 50,
} as const;

export const decisionLimits = {
  decisionsPerSending: 500,
  /** How long a mail about a move waits, so that the move can be taken back. */
  mailDelayMs: 10 * minute,
} as const;

export const scoreLimits = {
  criterionCharacters: 80,
  criterionWeightMost: 10,
  criteriaMost: 12,
  guidanceCharacters: 1000,
  scaleLeast: 2,
  scaleMost: 10,
} as const;
