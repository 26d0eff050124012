import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { submissionMoved } from '#features/cases/submissions/server/events.ts';
import { markOpened } from './shared/mark-opened.ts';
import { cancelScheduledMails, type StoppedMail } from './shared/scheduled-mails.ts';
import { moveToEnd, type Movable } from '#features/cases/submissions/server/move-submissions.ts';

interface Destination {
  readonly stage: string;
  readonly reason: string | null;
}

/**
 * Emits the events of moved submissions, with the stage they came from; they are new to nobody now.
 * Mails about a move before that have not gone are stopped, and returned.
 */
export async function emitMoves(
  db: Queryable,
  granted: Granted<'moveSubmissions', OpportunityCaseContext>,
  from: readonly Movable[],
  { stage, reason }: Destination,
): Promise<ReadonlyMap<string, StoppedMail>> {
  const { subject, userId, viewer } = granted;
  const stopped = await cancelScheduledMails(
    db,
    { opportunityId: subject.opportunityId, actorId: userId },
    from.flatMap(({ id, stage: before }) => (before === stage ? [] : id)),
  );
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
  return stopped;
}

/**
 * Moves a submission to the end of the stage that was decided, unless it is there. The caller holds
 * the lock. Returns the mail about a move before that was stopped.
 */
export async function moveToDecidedStage(
  db: Queryable,
  granted: Granted<'moveSubmissions', OpportunityCaseContext>,
  current: Movable,
  destination: Destination,
): Promise<ReadonlyMap<string, StoppedMail>> {
  const { id, stage } = current;
  if (stage === destination.stage) {
    const by = { opportunityId: granted.subject.opportunityId, actorId: granted.userId };
    return cancelScheduledMails(db, by, [id]);
  }
  await moveToEnd(db, granted, [id], destination);
  return emitMoves(db, granted, [current], destination);
}
