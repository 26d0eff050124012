import type { CaseOfSubmission } from '#features/opportunities/server/public/case-of.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { record } from '#core/server/events/record.ts';
import { tellOfMoves } from './submission-news.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { moveToEnd, takeTurn, type Movable } from '#features/submissions/server/moving.ts';

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
    await record(db, {
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
export async function moveDecided(
  db: Queryable,
  granted: Granted<'moveSubmissions', CaseOfSubmission>,
  destination: Destination,
): Promise<void> {
  const { submissionId, opportunityId } = granted.subject;
  const current = await takeTurn(db, granted, [submissionId]);
  await moveToEnd(db, granted, [submissionId], destination);
  await recordMoves(db, { actorId: granted.userId, opportunityId }, current, destination);
  await tellOfMoves(db, granted, current, destination.stage);
}
