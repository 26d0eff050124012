import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { decisionEvents } from '#features/cases/submissions/domain/decisions/events.ts';
import { teamEvents } from '#features/cases/opportunities/server/events.ts';
import { scoreEvents } from '#features/cases/submissions/domain/scores/events.ts';
import { searchRebuilt } from '#features/directory/search/server/events.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';

/** Events of one submission and its case, without the changes they describe. */
export function happeningsOf(ids: {
  readonly submissionId: string;
  readonly opportunityId: string;
}) {
  const about = { ...ids, actorId: null };
  const ofTeam = ({ userId }: { userId: string }) => ({
    opportunityId: ids.opportunityId,
    actorId: userId,
    actor: '',
    userId,
  });
  return {
    updated: (db: Queryable) =>
      emit(db, submissionEvents['submission.updated'], { ...about, changed: [] }),
    imported: (db: Queryable) => emit(db, submissionEvents['submission.imported'], about),
    scored: (db: Queryable) => emit(db, scoreEvents['score.given'], about),
    conflicted: (db: Queryable) => emit(db, scoreEvents['conflict.declared'], about),
    prepared: (db: Queryable) =>
      emit(db, decisionEvents['decision.prepared'], { ...about, stage: 'Pitch' }),
    joined: (db: Queryable, userId: string) =>
      emit(db, teamEvents.joined, { ...ofTeam({ userId }), role: 'Analyst', before: null }),
    left: (db: Queryable, userId: string) =>
      emit(db, teamEvents.left, { ...ofTeam({ userId }), role: null, before: 'Analyst' }),
  };
}

/** Notifies somebody. */
export const notifyOf = (db: Queryable, userId: string): Promise<void> =>
  emit(db, searchRebuilt, { searchId: 'any', askedBy: userId, companies: 1 });
