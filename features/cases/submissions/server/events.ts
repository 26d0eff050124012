import type { EmissionOf } from '#core/domain/events/events.ts';
import { submissionEvents as events } from '#features/cases/submissions/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { caseOwnersOf } from '#features/cases/opportunities/server/shared/case-owners.ts';
import { aboutSubmission } from '#features/cases/submissions/server/shared/about-submission.ts';

type Moved = EmissionOf<(typeof events)['submission.moved']> & {
  /** The name of the person who moved it. */
  readonly actor: string;
};

/**
 * Notifies the Case Owners of a move: one notification for a bulk move. An unread notification is
 * replaced when the same submission moves again.
 */
export const submissionMoved = withEffects(events['submission.moved'], {
  notifies: async (db: Queryable, moves: readonly [Moved, ...Moved[]]) => {
    const [first, ...others] = moves.filter(({ from, to }) => from !== to);
    if (first === undefined) return { 'submission moved': null };
    const { opportunityId, actorId, actor, to: stage } = first;
    const userIds = (await caseOwnersOf(db, opportunityId)).filter((id) => id !== actorId);
    if (userIds.length === 0) return { 'submission moved': null };
    const about = await aboutSubmission(db, first);
    const values = { ...about, actor, stage, count: others.length + 1 };
    return { 'submission moved': { userIds, values } };
  },
});
