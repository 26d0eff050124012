import { and, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import {
  promisedDays,
  unansweredStages,
} from '#features/cases/corporations/domain/response-deadline.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';
import type { NeedsYouFilter } from '#features/cases/submissions/domain/needs-you.ts';
import type { SubmissionSource } from '#features/cases/submissions/domain/submission.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import { answerMatches } from './answer-conditions.ts';
import { submissions } from './tables.ts';

export interface SubmissionFilters {
  readonly stage?: string | undefined;
  readonly source?: SubmissionSource | undefined;
  readonly overdue?: 'true' | undefined;
  /** Those that need the reader (`submissionsForReader`). */
  readonly needsYou?: NeedsYouFilter | undefined;
  /** Those that their submitters withdrew, which no other list shows. */
  readonly withdrawn?: 'true' | undefined;
  readonly answers?: readonly AnswerFilter[] | undefined;
  readonly q?: string | undefined;
}

/** Past its response deadline (`dueAt`). Nothing is overdue in a finished opportunity. */
function isOverdue({ igniteConfig, status }: OpportunityCaseContext): SQL | undefined {
  const stages = stagesOf(igniteConfig);
  const days = promisedDays(stages);
  if (status === 'FINISHED' || days === null) return sql`false`;
  return and(
    isNull(submissions.withdrawnAt),
    inArray(submissions.stage, [...unansweredStages(stages)]),
    // Hours: a day of an interval has 23 or 25 of them when the clocks change.
    sql`${submissions.createdAt} < now() - make_interval(hours => ${24 * days}::int)`,
  );
}

/** The submissions of one opportunity that match the filters. */
export function submissionsWhere(
  opportunity: OpportunityCaseContext,
  { stage, source, overdue, answers = [], withdrawn, q }: SubmissionFilters,
): SQL | undefined {
  const typed = q === undefined ? null : likeContaining(q);
  return and(
    eq(submissions.opportunityId, opportunity.opportunityId),
    submissions.isActive,
    stage === undefined ? undefined : eq(submissions.stage, stage),
    source === undefined ? undefined : eq(submissions.source, source),
    overdue === undefined ? undefined : isOverdue(opportunity),
    ...answers.map(answerMatches),
    withdrawn === undefined ? isNull(submissions.withdrawnAt) : isNotNull(submissions.withdrawnAt),
    typed === null
      ? undefined
      : or(
          ilike(submissions.title, typed),
          ilike(submissions.companyName, typed),
          ilike(submissions.contactName, typed),
          ilike(submissions.contactEmail, typed),
        ),
  );
}
