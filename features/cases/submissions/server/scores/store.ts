import { scoreRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import {
  aggregateByCriterion,
  aggregateScores,
  isScoreComplete,
  rescaleScore,
  weightedMeanOf,
} from '#features/cases/submissions/domain/scores/score-calculation.ts';
import type {
  JudgeScore,
  ScoreDraft,
  ScoreResult,
  Scores,
} from '#features/cases/submissions/domain/scores/score.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { scoreVisibilityOf } from '#features/cases/submissions/domain/scores/score-visibility.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { loadScorecardInForce } from '#features/cases/submissions/server/shared/score-figures.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { conflictsOfInterest, scores } from '#features/cases/submissions/server/score-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

type MayVote = Granted<'vote', SubmissionCaseContext>;
type MayView = Granted<'viewVotes', SubmissionCaseContext>;

const ownScore = ({ userId, subject }: MayView | MayVote) =>
  and(eq(scores.submissionId, subject.submissionId), eq(scores.userId, userId));

const ownConflict = ({ userId, subject }: MayView | MayVote) =>
  and(
    eq(conflictsOfInterest.submissionId, subject.submissionId),
    eq(conflictsOfInterest.userId, userId),
  );

const judgesOf = (db: Queryable, { subject }: MayView) =>
  db
    .select({
      userId: scores.userId,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      values: scores.values,
      scale: scores.scale,
      note: scores.note,
      at: scores.at,
    })
    .from(scores)
    .innerJoin(users, eq(users.id, scores.userId))
    .where(eq(scores.submissionId, subject.submissionId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));

function resultOf(
  judgeScores: Awaited<ReturnType<typeof judgesOf>>,
  card: Scorecard,
  isWithNames: boolean,
): ScoreResult | null {
  const figure = aggregateScores(judgeScores, card);
  if (figure === null) return null;
  const judges = judgeScores.flatMap(({ scale, ...judge }): JudgeScore[] => {
    const overall = weightedMeanOf({ values: judge.values, scale }, card);
    const { values } = rescaleScore({ values: judge.values, scale }, card.scale);
    return overall === null ? [] : [{ ...judge, values, overall }];
  });
  return {
    ...figure,
    criteria: aggregateByCriterion(judgeScores, card),
    judges: isWithNames ? judges : [],
  };
}

/** Scores of submissions. Others' scores are only read for those who may see them. */
export const scoreStore = {
  async read(db: Queryable, granted: MayView): Promise<Scores> {
    const { viewer, subject } = granted;
    const card = await loadScorecardInForce(db, subject);
    const [own] = await db
      .select({
        values: scores.values,
        scale: scores.scale,
        note: scores.note,
        at: scores.at,
        isOutdated: sql<boolean>`coalesce(${submissions.revisedAt} > ${scores.at}, false)`,
      })
      .from(scores)
      .innerJoin(submissions, eq(submissions.id, scores.submissionId))
      .where(ownScore(granted));
    const [conflict] = await db.select().from(conflictsOfInterest).where(ownConflict(granted));
    const scope = scoreVisibilityOf(
      {
        mayViewVotes: true,
        mayVote: may(viewer, 'vote', subject),
        hasConflict: conflict !== undefined,
        hasOwnScore: own !== undefined && isScoreComplete(own, card),
      },
      subject.status === 'FINISHED',
    );
    return {
      mine: own
        ? {
            values: rescaleScore(own, card.scale).values,
            note: own.note,
            at: own.at,
            isOutdated: own.isOutdated,
          }
        : null,
      conflict: conflict ? { reason: conflict.reason, at: conflict.at } : null,
      isHidden: scope === 'nothing',
      result:
        scope === 'nothing'
          ? null
          : resultOf(await judgesOf(db, granted), card, scope === 'everything'),
    };
  },

  /** Serializes writes to a submission's scores: a conflict of interest always removes the score. */
  lock: (db: Queryable, { subject }: MayVote) => lockRow(db, submissions, subject.submissionId),

  async assertNoConflict(db: Queryable, granted: MayVote): Promise<void> {
    const conflicts = await db.select().from(conflictsOfInterest).where(ownConflict(granted));
    if (conflicts.length > 0) throw refused(scoreRefusals['score.conflict']);
  },

  async give(
    db: Queryable,
    { subject, userId }: MayVote,
    { values, note }: ScoreDraft,
    { scale }: Scorecard,
  ): Promise<void> {
    const score = { values, scale, note: note?.trim() || null };
    await db
      .insert(scores)
      .values({ submissionId: subject.submissionId, userId, ...score })
      .onConflictDoUpdate({
        target: [scores.submissionId, scores.userId],
        set: { ...score, at: sql`now()` },
      });
  },

  /** Returns whether there was a score to withdraw. */
  async withdraw(db: Queryable, granted: MayVote): Promise<boolean> {
    const gone = await db.delete(scores).where(ownScore(granted)).returning({ at: scores.at });
    return gone.length > 0;
  },

  async declareConflict(db: Queryable, granted: MayVote, reason: string | null): Promise<void> {
    const { subject, userId } = granted;
    await db.delete(scores).where(ownScore(granted));
    await db
      .insert(conflictsOfInterest)
      .values({ submissionId: subject.submissionId, userId, reason })
      .onConflictDoUpdate({
        target: [conflictsOfInterest.submissionId, conflictsOfInterest.userId],
        set: { reason },
      });
  },

  /** Returns whether there was a conflict to withdraw. */
  async withdrawConflict(db: Queryable, granted: MayVote): Promise<boolean> {
    const gone = await db
      .delete(conflictsOfInterest)
      .where(ownConflict(granted))
      .returning({ at: conflictsOfInterest.at });
    return gone.length > 0;
  },
};
