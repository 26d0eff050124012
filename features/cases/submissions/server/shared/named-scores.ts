import { and, eq } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { isScoreComplete } from '#features/cases/submissions/domain/scores/score-calculation.ts';
import { scoreVisibilityOf } from '#features/cases/submissions/domain/scores/score-visibility.ts';
import {
  conflictsOfInterest,
  scorecards,
  scores,
} from '#features/cases/submissions/server/score-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { scorecardOf } from './score-figures.ts';

/**
 * The submissions of a corporation whose scores this reader sees with their judges' names, by what holds
 * for all its opportunities: roles on single ones are not looked up.
 */
export async function submissionsWithNamedScores(
  db: Queryable,
  viewer: Viewer,
  corporationId: string,
): Promise<string[]> {
  const userId = userIdOf(viewer);
  const cards = await db
    .select()
    .from(scorecards)
    .where(eq(scorecards.corporationId, corporationId));
  const own = await db
    .select({
      submissionId: scores.submissionId,
      opportunityId: submissions.opportunityId,
      values: scores.values,
      scale: scores.scale,
      conflictAt: conflictsOfInterest.at,
    })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .leftJoin(
      conflictsOfInterest,
      and(
        eq(conflictsOfInterest.submissionId, scores.submissionId),
        eq(conflictsOfInterest.userId, scores.userId),
      ),
    )
    .where(and(eq(scores.userId, userId), eq(opportunities.corporationId, corporationId)));
  const subject = { corporationId, roles: [] };
  const mayViewVotes = may(viewer, 'viewVotes', subject);
  const mayVote = may(viewer, 'vote', subject);
  return own.flatMap(({ submissionId, opportunityId, values, scale, conflictAt }) => {
    const card = scorecardOf(
      cards.find((one) => one.opportunityId === opportunityId) ??
        cards.find((one) => one.opportunityId === null),
    );
    const reader = {
      mayViewVotes,
      mayVote,
      hasConflict: conflictAt !== null,
      hasOwnScore: isScoreComplete({ values, scale }, card),
    };
    // Names are shown before the end or never.
    return scoreVisibilityOf(reader, false) === 'everything' ? [submissionId] : [];
  });
}
