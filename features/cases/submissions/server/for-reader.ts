import { and, eq, sql, type SQL } from 'drizzle-orm';
import { refused } from '#core/platform/http/refused.ts';
import type { NumberRange } from '#core/domain/filter-values.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { filterLabels } from '#features/cases/submissions/domain/filter-choices.ts';
import {
  mayFilterBy,
  type SubmissionFilterName,
  type SubmissionFilters,
} from '#features/cases/submissions/domain/list-filters.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { scores } from '#features/cases/submissions/server/score-tables.ts';
import { scoreFigures } from '#features/cases/submissions/server/shared/score-figures.ts';
import { votes } from '#features/cases/submissions/server/vote-tables.ts';
import { submissionsMatching } from './filters.ts';
import { needsReader } from './pending-submissions.ts';
import { submissions } from './tables.ts';

/** Who may not see a field is refused the filter: how many match would tell what it is. */
function assertMayFilter(
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  filters: SubmissionFilters,
): void {
  for (const name of Object.keys(filterLabels) as SubmissionFilterName[]) {
    if (filters[name] !== undefined && !mayFilterBy(viewer, opportunity, name)) {
      throw refused(submissionRefusals['submission.filterHidden'], { field: filterLabels[name] });
    }
  }
}

const isWithin = (number: SQL, { least, most }: NumberRange): SQL | undefined =>
  and(
    least === undefined ? undefined : sql`${number} >= ${least}::float8`,
    most === undefined ? undefined : sql`${number} <= ${most}::float8`,
  );

/** A founder wrote after the last answer. */
const isUnanswered = sql`(
  select ${messages.authorId} is null from ${messages}
  where ${messages.submissionId} = ${submissions.id}
  order by ${messages.createdAt} desc, ${messages.id} desc limit 1)`;

const votesOf = (value: 'up' | 'down') => sql`(
  select count(*) from ${votes}
  where ${votes.submissionId} = ${submissions.id} and ${votes.value} = ${value})`;

function isOwnVote({ userId }: Viewer, vote: 'up' | 'down' | 'none'): SQL {
  const own = sql`select from ${votes}
    where ${votes.submissionId} = ${submissions.id} and ${votes.userId} = ${userId}::uuid`;
  return vote === 'none'
    ? sql`not exists (${own})`
    : sql`exists (${own} and ${votes.value} = ${vote})`;
}

const changedSinceScore = ({ userId }: Viewer) => sql`exists (
  select from ${scores}
  where ${scores.submissionId} = ${submissions.id} and ${scores.userId} = ${userId}::uuid
    and ${submissions.revisedAt} > ${scores.at})`;

const isPrepared = sql`exists (
  select from ${preparedDecisions} where ${preparedDecisions.submissionId} = ${submissions.id})`;

/**
 * Those whose figure is in the range, of the scores that the reader sees. Figures are computed as they
 * are for the list: what a list does not show is not counted here either.
 */
async function isScored(
  db: Queryable,
  viewer: Viewer,
  { opportunityId: id, roles }: OpportunityCaseContext,
  { least = -Infinity, most = Infinity }: NumberRange,
): Promise<SQL> {
  const rows = await db
    .select({ id: scores.submissionId })
    .from(scores)
    .innerJoin(submissions, eq(submissions.id, scores.submissionId))
    .where(eq(submissions.opportunityId, id))
    .groupBy(scores.submissionId);
  const figures = await scoreFigures(
    db,
    viewer,
    { id, roles },
    rows.map((row) => row.id),
  );
  const fitting = [...figures].flatMap(([submission, { overall }]) =>
    overall >= least && overall <= most ? submission : [],
  );
  return sql`${submissions.id} = any(${uuidArray(fitting)})`;
}

/**
 * The submissions of one opportunity that match the filters, of which some ask who reads.
 * @throws Refused `submission.filterHidden`
 */
export async function submissionsForReader(
  db: Queryable,
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  filters: SubmissionFilters,
) {
  assertMayFilter(viewer, opportunity, filters);
  const { needsYou, unanswered, vote, votesFor, votesAgainst, score, decision } = filters;
  const { page, all } = await submissionsMatching(db, opportunity, filters);
  const fitting = and(
    needsYou && needsReader(viewer, opportunity, needsYou),
    unanswered && isUnanswered,
    vote && isOwnVote(viewer, vote),
    votesFor && isWithin(votesOf('up'), votesFor),
    votesAgainst && isWithin(votesOf('down'), votesAgainst),
    score && (await isScored(db, viewer, opportunity, score)),
    filters.changedSinceScore && changedSinceScore(viewer),
    decision && (decision === 'some' ? isPrepared : sql`not ${isPrepared}`),
  );
  return { page: and(page, fitting), all: and(all, fitting) };
}
