import { daysUntil } from '#core/domain/days-left.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { stepsOf } from '#features/cases/public-pages/domain/progress-steps.ts';
import { dueAt } from '#features/cases/corporations/domain/response-deadline.ts';
import { isRefusalStage, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { lastDecisionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { filesOf } from '#features/cases/submissions/server/shared/submission-files.ts';
import { publicCorporationOf } from '#features/cases/public-pages/server/shared/published.ts';
import { editableOf } from './editable.ts';
import type { FollowedSubmission } from './followed-submission.ts';
import { loadMessages } from './follow-up-messages.ts';

export async function loadFollowUp(db: Queryable, followed: FollowedSubmission): Promise<FollowUp> {
  const { submission, corporation, timeZone } = followed;
  const { questions: _questions, ...opportunity } = followed.opportunity;
  const stages = stagesOf(corporation.igniteConfig);
  const {
    id,
    contactName: _,
    answers: __,
    version: ___,
    companyUrl: ____,
    ...details
  } = submission;
  const files = await filesOf(db, [id]);
  const isFinished = opportunity.status === 'FINISHED';
  const decision = await lastDecisionMail(db, id);
  const answerBy = dueAt({ ...submission, createdAt: submission.receivedAt }, stages, {
    isFinished,
  });
  return {
    ...details,
    opportunity,
    corporation: publicCorporationOf(corporation),
    steps: stepsOf(stages, submission.stage),
    isDeclined: isRefusalStage(stages, submission.stage),
    answerBy,
    answerInDays: answerBy === null ? null : daysUntil(answerBy, timeZone, new Date()),
    timeZone,
    decision,
    editable: editableOf(followed, stages, decision !== null),
    attachments: files.map(({ name, size }) => ({ name, size })),
    messages: await loadMessages(db, id),
  };
}
