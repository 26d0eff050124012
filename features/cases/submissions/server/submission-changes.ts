import type { SubmissionChanges } from '#features/cases/corporations/server/shared/submission-changes.ts';
import { updateWordings } from './answered-questions.ts';
import { relocateStages } from './relocate-stages.ts';

export const submissionChanges: SubmissionChanges = { relocateStages, updateWordings };
