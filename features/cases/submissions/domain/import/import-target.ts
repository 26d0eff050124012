import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import { distinctQuestions } from '#features/cases/submissions/domain/answers.ts';
import { importFields } from '#features/cases/submissions/domain/import-fields.ts';
import { questionOfHeading } from '#features/cases/submissions/domain/submission-sheet.ts';

/** Submissions of a file. */
export const submissionImport: ImportTarget = {
  of: 'submissions',
  label: 'Submissions',
  singular: 'submission',
  destination: { setting: 'opportunityId', words: 'an opportunity' },
  fields: importFields,
  questions: { ofColumn: questionOfHeading, distinct: distinctQuestions },
};
