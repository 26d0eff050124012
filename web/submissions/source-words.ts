import type { SubmissionSource } from '#domain/submissions/submission.ts';

/** How a submission came, in words. */
export const sourceWords: Record<SubmissionSource, string> = {
  public: 'Public form',
  staff: 'Colleague',
  import: 'Import',
};
