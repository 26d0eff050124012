import type { SubmissionSource } from '#features/submissions/domain/submission.ts';

/** How a submission came, in words. */
export const sourceLabels: Record<SubmissionSource, string> = {
  public: 'Public form',
  staff: 'Colleague',
  import: 'Import',
};
