import { eq } from 'drizzle-orm';
import { publicPageOf } from '#features/cases/corporations/domain/public-page.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { distinctQuestions } from '#features/cases/submissions/domain/answers.ts';
import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { answeredQuestionsIn } from '#features/cases/submissions/server/answered-questions.ts';
import { noQuestions } from '#features/directory/imports/domain/mapping.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { ServerImportTarget } from '#features/directory/imports/server/shared/import-target.ts';
import { requiredDestination } from '#features/directory/imports/server/shared/required-destination.ts';
import { submissionsTarget } from './submissions-target.ts';

/** How submissions are imported. */
export const importTarget: ServerImportTarget = {
  records: submissionImport,
  nameColumn: 'title',
  // Those of the corporation's form, and those that were answered.
  async questionsOf(db, { opportunityId }) {
    if (opportunityId === null) return noQuestions;
    const [corporation] = await db
      .select({ igniteConfig: corporations.igniteConfig })
      .from(opportunities)
      .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
      .where(eq(opportunities.id, opportunityId));
    const questions = publicPageOf(corporation?.igniteConfig).questions.map(({ id, text }) => ({
      id,
      text,
    }));
    const answered = await answeredQuestionsIn(db, opportunityId);
    return { asked: questions, known: distinctQuestions([...questions, ...answered]) };
  },
  open({ id: importId, opportunityId: destination, startedBy: actorId }, reading) {
    const opportunityId = requiredDestination(destination, 'which opportunity they belong to');
    return submissionsTarget({ importId, opportunityId, actorId }, reading);
  },
};
