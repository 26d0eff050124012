import { inArray, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import type { ScoreFigure } from '#features/cases/submissions/domain/scores/score.ts';
import type { VoteCount } from '#features/cases/submissions/domain/votes/vote.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { scoreFigures } from '#features/cases/submissions/server/shared/score-figures.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { submissionId, type CommentCount } from './shared/comment-count.ts';
import { submissions } from './tables.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';
import {
  withDeadline,
  type WithTimes,
} from '#features/cases/submissions/server/response-deadline.ts';

const countOf = (value: 'up' | 'down') => sql`count(*) filter (where ${votes.value} = ${value})`;

/** The votes on a submission, including the viewer's own. */
const voteCount = (userId: string | null) => sql<VoteCount>`(
  select json_build_object('up', ${countOf('up')}, 'down', ${countOf('down')},
    'mine', max(${votes.value}) filter (where ${votes.userId} = ${userId}::uuid))
  from ${votes} where ${votes.submissionId} = ${submissionId})`;

/** The prepared decision, if any. */
const preparedDecision = sql<{ stage: string } | null>`(
  select json_build_object('stage', ${preparedDecisions.stage}) from ${preparedDecisions}
  where ${preparedDecisions.submissionId} = ${submissionId})`;

/** Fields are left out if the viewer may not see them. */
export interface CaseWork {
  dueAt: string | null;
  dueInDays: number | null;
  votes?: VoteCount;
  numComments?: number;
  score?: ScoreFigure;
  decision?: { stage: string } | null;
}

/**
 * Rows of one opportunity with their votes, comments, scores and decisions. For viewers without the
 * permission nothing is read, so that no answer can leak it.
 */
export async function withCaseWork<Row extends WithTimes & { id: string; opportunityId: string }>(
  db: Queryable,
  commentCount: CommentCount,
  viewer: Viewer,
  opportunity: Pick<OpportunityCaseContext, 'roles' | 'igniteConfig' | 'status' | 'timeZone'>,
  withoutClock: Row[],
): Promise<(Row & CaseWork)[]> {
  const rows = withDeadline(opportunity, withoutClock);
  const seesVotes = may(viewer, 'viewVotes', opportunity);
  const seesComments = may(viewer, 'viewComments', opportunity);
  const [first] = rows;
  const decides = may(viewer, 'decide', opportunity);
  if (!first || (!seesVotes && !seesComments && !decides)) return rows;
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({
      id: submissions.id,
      ...(seesVotes && { votes: voteCount(viewer.userId) }),
      ...(seesComments && { numComments: commentCount }),
      ...(decides && { decision: preparedDecision }),
    })
    .from(submissions)
    .where(inArray(submissions.id, ids));
  const { roles } = opportunity;
  const figures = await scoreFigures(db, viewer, { id: first.opportunityId, roles }, ids);
  const byId = new Map(counted.map((one) => [one.id, one]));
  return rows.map((row) => {
    const score = figures.get(row.id);
    return { ...row, ...byId.get(row.id), ...(score && { score }) };
  });
}
