export const submissionLimits = {
  submissionsPageMost: 500,
  boardCards: 30,
  bulkMost: 500,
  compareMost: 4,
  moveRepeats: 3,
  stagesMost: 12,
  answersMost: 60,
  importRowsPerCall: 500,
} as const;
