import { and, eq, isNull, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { lockQuestions } from '#features/cases/corporations/server/shared/questions.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { answersInOrder, refusalOfAnswers } from '#features/cases/public-pages/domain/answers.ts';
import type { Revision } from '#features/cases/public-pages/domain/public-submission.ts';
import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { lastDecisionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { reviseSubmission } from '#features/cases/submissions/server/shared/versions.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { isEditable } from './editable.ts';
import type { FollowedSubmission } from './followed-submission.ts';
import { isWebsite, website } from './public-submission.ts';

/**
 * Changes what was submitted, and returns the names of the fields that differ. Answers to questions that
 * are no longer asked stay.
 * @throws Refused `followUp.notEditable`, or `stale` when somebody changed it meanwhile
 */
export async function revise(
  db: Queryable,
  { submission, opportunity, corporationId }: FollowedSubmission,
  sent: Revision,
): Promise<string[]> {
  const stages = await lockStages(db, corporationId);
  const questions = await lockQuestions(db, corporationId);
  const [before] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.id, submission.id))
    .for('update');
  if (!before) throw refused(refusals.notFound);
  const isDecided = (await lastDecisionMail(db, submission.id)) !== null;
  if (!isEditable({ submission: before, opportunity, stages, isDecided })) {
    throw refused(publicPageRefusals['followUp.notEditable']);
  }
  if (before.version !== sent.version)
    throw new Refused(refusals.stale, refusalText(refusals.stale));
  throwIfRefused(refusalOfAnswers(questions, sent.answers));
  const isAsked = (id: string | null) => questions.some((question) => question.id === id);
  const others = before.answers.filter((one) => !isWebsite(one) && !isAsked(one.questionId));
  const { companyName, contactName, title, pitch } = sent;
  return reviseSubmission(db, submission.id, before, {
    companyName: before.companyId === null ? companyName : before.companyName,
    contactName,
    title,
    pitch,
    answers: [...website(sent.website), ...answersInOrder(questions, sent.answers), ...others],
  });
}

/** Returns false if it was withdrawn before. */
export async function withdrawSubmission(db: Queryable, submissionId: string): Promise<boolean> {
  const taken = await db
    .update(submissions)
    .set({
      withdrawnAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${submissions.version} + 1`,
    })
    .where(and(eq(submissions.id, submissionId), isNull(submissions.withdrawnAt)))
    .returning({ id: submissions.id });
  return taken.length > 0;
}
