import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';
import { markOpened } from './shared/mark-opened.ts';
import {
  moveToEnd,
  lockSubmissions,
  type Movable,
} from '#features/cases/submissions/server/move-submissions.ts';

interface Destination {
  readonly stage: string;
  readonly reason: string | null;
}

/** Emits the events of moved submissions, with the stage they came from; they are new to nobody now. */
export async function emitMoves(
  db: Queryable,
  granted: Granted<'moveSubmissions', OpportunityCaseContext>,
  from: readonly Movable[],
  { stage, reason }: Destination,
): Promise<void> {
  const { subject, userId, viewer } = granted;
  await markOpened(
    db,
    granted,
    from.map(({ id }) => id),
  );
  await emit(
    db,
    submissionMoved,
    from.map(({ id, stage: before }) => ({
      submissionId: id,
      opportunityId: subject.opportunityId,
      actorId: userId,
      actor: viewer.name,
      from: before,
      to: stage,
      ...(reason !== null && { reason }),
    })),
  );
}

/** Moves a submission to the end of the stage of its decision. */
export async function moveToDecidedStage(
  db: Queryable,
  granted: Granted<'moveSubmissions', SubmissionCaseContext>,
  destination: Destination,
): Promise<void> {
  const { submissionId } = granted.subject;
  const current = await lockSubmissions(db, granted, [submissionId]);
  await moveToEnd(db, granted, [submissionId], destination);
  await emitMoves(db, granted, current, destination);
}
