import type { SubmissionCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import { notifyOfMoves } from './submission-notifications.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  moveToEnd,
  lockSubmissions,
  type Movable,
} from '#features/submissions/server/move-submissions.ts';

interface Destination {
  readonly stage: string;
  readonly reason: string | null;
}

/** Writes down that these were moved, each by itself. */
export async function recordMoves(
  db: Queryable,
  { actorId, opportunityId }: { actorId: string; opportunityId: string },
  from: readonly Movable[],
  { stage, reason }: Destination,
): Promise<void> {
  for (const { id, stage: before } of from) {
    await recordEvent(db, {
      kind: 'submission.moved',
      actorId,
      subject: 'submission',
      subjectId: id,
      opportunityId,
      details: { from: before, to: stage, ...(reason !== null && { reason }) },
    });
  }
}

/** Moves a submission to the end of the stage that was decided on; it is written down and told. */
export async function moveToDecidedStage(
  db: Queryable,
  granted: Granted<'moveSubmissions', SubmissionCaseContext>,
  destination: Destination,
): Promise<void> {
  const { submissionId, opportunityId } = granted.subject;
  const current = await lockSubmissions(db, granted, [submissionId]);
  await moveToEnd(db, granted, [submissionId], destination);
  await recordMoves(db, { actorId: granted.userId, opportunityId }, current, destination);
  await notifyOfMoves(db, granted, current, destination.stage);
}
