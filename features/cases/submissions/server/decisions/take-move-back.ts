import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { refusalOfMove } from '#features/cases/submissions/domain/moves.ts';
import { decisionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { lockSubmissions, moveToEnd } from '#features/cases/submissions/server/move-submissions.ts';
import { emitMoves } from '#features/cases/submissions/server/moves.ts';
import type * as endpoints from '#features/cases/submissions/domain/decisions/endpoints.ts';
import {
  loadSubmissionCase,
  type SubmissionCaseContext,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { cancelScheduledMails } from '#features/cases/submissions/server/shared/scheduled-mails.ts';

/**
 * Stops the mail about the last move and moves the submission back.
 * @throws Refused `decision.mailGone`
 */
async function takeMoveBack(
  db: Queryable,
  granted: Granted<'moveSubmissions', SubmissionCaseContext>,
): Promise<void> {
  const { subject, userId } = granted;
  const { submissionId: id, opportunityId, corporationId } = subject;
  const stages = await lockStages(db, corporationId);
  const [current] = await lockSubmissions(db, granted, [id]);
  if (!current) throw refused(refusals.notFound);
  const stopped = await cancelScheduledMails(db, { opportunityId, actorId: userId }, [id]);
  const mail = stopped.get(id);
  if (mail === undefined) throw refused(decisionRefusals['decision.mailGone']);
  // The mail was about the stage it is in.
  if (mail.fromStage === current.stage) return;
  const destination = { stage: mail.fromStage, reason: mail.fromReason };
  throwIfRefused(refusalOfMove(destination, { stages, isFinished: subject.status === 'FINISHED' }));
  await moveToEnd(db, granted, [id], destination);
  await emitMoves(db, granted, [current], destination);
}

export const takeBackHandler: Pick<Handlers<typeof endpoints>, 'takeBack'> = {
  takeBack: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    grant(viewer, 'decide', subject);
    await takeMoveBack(db, grant(viewer, 'moveSubmissions', subject));
    return null;
  },
};
