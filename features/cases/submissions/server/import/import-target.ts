import { questionsOf as formQuestions } from '#features/cases/opportunities/server/shared/questions.ts';
import { distinctQuestions } from '#features/cases/submissions/domain/answers.ts';
import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { answeredQuestionsIn } from '#features/cases/submissions/server/answered-questions.ts';
import { noQuestions } from '#features/directory/imports/domain/mapping.ts';
import type { ServerImportTarget } from '#features/directory/imports/server/shared/import-target.ts';
import { requiredDestination } from '#features/directory/imports/server/shared/required-destination.ts';
import { submissionsTarget } from './submissions-target.ts';

/** How submissions are imported. */
export const importTarget: ServerImportTarget = {
  records: submissionImport,
  nameColumn: 'title',
  // Those of its form, and those that were answered.
  async questionsOf(db, { opportunityId }) {
    if (opportunityId === null) return noQuestions;
    const form = await formQuestions(db, opportunityId);
    const questions = form.map(({ id, text }) => ({ id, text }));
    const answered = await answeredQuestionsIn(db, opportunityId);
    return { asked: questions, known: distinctQuestions([...questions, ...answered]) };
  },
  open({ id: importId, opportunityId: destination, startedBy: actorId }, reading) {
    const opportunityId = requiredDestination(destination, 'which opportunity they belong to');
    return submissionsTarget({ importId, opportunityId, actorId }, reading);
  },
};
