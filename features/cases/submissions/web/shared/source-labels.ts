import type { SubmissionSource } from '#features/cases/submissions/domain/submission.ts';

/** Labels of the origins of a submission. */
export const sourceLabels: Record<SubmissionSource, string> = {
  public: 'Public form',
  staff: 'Team',
  import: 'Import',
};
