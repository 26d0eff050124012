import { and, eq, isNull, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { lockQuestions } from '#features/cases/opportunities/server/shared/questions.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { answersInOrder, refusalOfAnswers } from '#features/cases/public-pages/domain/answers.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import type { Revision } from '#features/cases/public-pages/domain/public-submission.ts';
import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { setListingConsent } from '#features/cases/submissions/server/shared/directory-listing-consent.ts';
import { lastDecisionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import {
  contentTagOf,
  reviseSubmission,
} from '#features/cases/submissions/server/shared/versions.ts';
import { cancelScheduledMails } from '#features/cases/submissions/server/shared/scheduled-mails.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { isEditable, revisableQuestions } from './editable.ts';
import type { FollowedSubmission } from './followed-submission.ts';

const noFiles = new Map<string, string>();

/** Who agreed to the same wording before did so then. */
const keptConsent = (answer: Answer, before: readonly Answer[]): Answer => {
  const { typed } = answer;
  if (typed?.kind !== 'consent') return answer;
  const former = before.find(({ questionId }) => questionId === answer.questionId)?.typed;
  return former?.kind === 'consent' && former.value.wording === typed.value.wording
    ? { ...answer, typed: former }
    : answer;
};

/**
 * Changes what was submitted, and returns the names of the fields that differ. Answers to questions that
 * are no longer asked stay, and so do files.
 * @throws Refused `followUp.notEditable`, or `stale` when somebody changed it meanwhile
 */
export async function revise(
  db: Queryable,
  { submission, opportunity, corporationId }: FollowedSubmission,
  sent: Revision,
): Promise<string[]> {
  const stages = await lockStages(db, corporationId);
  const questions = revisableQuestions(await lockQuestions(db, opportunity.id));
  const [before] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.id, submission.id))
    .for('update');
  if (!before) throw refused(refusals.notFound);
  const isDecided = (await lastDecisionMail(db, submission.id)) !== null;
  // The stage that the submitter sees: of a decision they learn by its mail alone.
  const visible = { stage: submission.stage, withdrawnAt: before.withdrawnAt };
  if (!isEditable({ submission: visible, opportunity, stages, isDecided })) {
    throw refused(publicPageRefusals['followUp.notEditable']);
  }
  if (contentTagOf(before) !== sent.contentTag)
    throw new Refused(refusals.stale, refusalText(refusals.stale));
  const context = { files: noFiles, now: new Date().toISOString() };
  throwIfRefused(refusalOfAnswers(questions, sent.answers, context));
  const answers = answersInOrder(questions, sent.answers, context).map((answer) =>
    keptConsent(answer, before.answers),
  );
  const isAsked = (id: string | null) => questions.some((question) => question.id === id);
  const others = before.answers.filter((one) => !isAsked(one.questionId));
  const { companyName, contactName, title, pitch } = sent;
  return reviseSubmission(db, submission.id, before, {
    companyName: before.companyId === null ? companyName : before.companyName,
    companyUrl: sent.website ?? null,
    contactName,
    title,
    pitch,
    answers: [...answers, ...others],
  });
}

/** Records whether the founder agrees that the company is listed in the directory. */
export const setListing = (
  db: Queryable,
  { submission, opportunity }: FollowedSubmission,
  agreed: boolean,
): Promise<void> =>
  setListingConsent(db, {
    submissionId: submission.id,
    opportunityId: opportunity.id,
    actorId: null,
    from: 'founder',
    agreed,
  });

/** Nothing is mailed about it any more. Returns false if it was withdrawn before. */
export async function withdrawSubmission(
  db: Queryable,
  { submission: { id }, opportunity }: FollowedSubmission,
): Promise<boolean> {
  const taken = await db
    .update(submissions)
    .set({
      withdrawnAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${submissions.version} + 1`,
    })
    .where(and(eq(submissions.id, id), isNull(submissions.withdrawnAt)))
    .returning({ id: submissions.id });
  await cancelScheduledMails(db, { opportunityId: opportunity.id, actorId: null }, [id]);
  return taken.length > 0;
}
