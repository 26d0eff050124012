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
  const { id: opportunityId, name, status, isPublished } = followed.opportunity;
  const stages = stagesOf(corporation.igniteConfig);
  const { id, title, companyName, pitch, listing, stage, stageSince } = submission;
  const { receivedAt, revisedAt, withdrawnAt } = submission;
  const files = await filesOf(db, [id]);
  const decision = await lastDecisionMail(db, id);
  const answerBy = dueAt({ stage, withdrawnAt, createdAt: receivedAt }, stages, {
    isFinished: status === 'FINISHED',
  });
  return {
    title,
    companyName,
    pitch,
    listing,
    receivedAt,
    revisedAt,
    withdrawnAt,
    stage,
    stageSince,
    opportunity: { id: opportunityId, name, status, isPublished },
    corporation: publicCorporationOf(corporation),
    steps: stepsOf(stages, stage),
    isDeclined: isRefusalStage(stages, stage),
    answerBy,
    answerInDays: answerBy === null ? null : daysUntil(answerBy, timeZone, new Date()),
    timeZone,
    decision,
    editable: editableOf(followed, stages, decision !== null),
    attachments: files.map(({ name, size }) => ({ name, size })),
    messages: await loadMessages(db, id),
  };
}
